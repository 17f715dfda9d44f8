import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { LANGUAGES, isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { compileSitePart, siteNamespaces } from '@fairground/locales/site-part';
import { writeTypes } from '@fairground/locales/write-types';
import type { Plugin, ViteDevServer } from 'vite';

const FOLDER = 'assets/texts';

/** Where the build wrote the addresses of all parts, by language and namespace. */
export const TEXTS_MANIFEST = `${FOLDER}/manifest.json`;

/**
 * One compiled JSON per language and namespace, named by its content, beside the bundle and never in it.
 * In development the same parts are compiled when they are asked for, under plain names.
 */
export const textsPlugin = (): Plugin => ({
  name: 'fairground:texts',
  buildStart: writeTypes,
  generateBundle() {
    if (this.environment.name !== 'client') return;
    const addresses: Record<string, Record<string, string>> = {};
    for (const { code } of LANGUAGES)
      for (const namespace of siteNamespaces()) {
        const source = JSON.stringify(compileSitePart(code, namespace));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `${FOLDER}/${code}/${namespace}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        (addresses[code] ??= {})[namespace] = `/${fileName}`;
      }
    this.emitFile({ type: 'asset', fileName: TEXTS_MANIFEST, source: JSON.stringify(addresses) });
  },
  configureServer: serveTexts,
});

const serveTexts = (server: ViteDevServer): void => {
  server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
    const [, code = '', file = ''] = (request.url ?? '').split('/');
    const namespace = /^([\w-]+)\.json$/.exec(file)?.[1];
    if (code === 'manifest.json') sendJson(response, plainAddresses());
    else if (isLanguageCode(code) && namespace !== undefined && siteNamespaces().includes(namespace))
      sendJson(response, compileSitePart(code, namespace));
    else next();
  });
};

/** The addresses of development: named by what they are, because what is in them changes. */
export const plainAddresses = (): Record<LanguageCode, Record<string, string>> =>
  Object.fromEntries(
    LANGUAGES.map(({ code }) => [
      code,
      Object.fromEntries(siteNamespaces().map((namespace) => [namespace, `/${FOLDER}/${code}/${namespace}.json`])),
    ]),
  ) as Record<LanguageCode, Record<string, string>>;

const sendJson = (response: ServerResponse, value: unknown): void => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value));
};
