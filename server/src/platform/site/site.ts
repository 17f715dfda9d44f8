import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../http/index.ts';
import type { Caller, PagePolicy } from '../http/index.ts';
import { readStaticFiles, serveStaticFiles } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';
import { chooseEncoding, isKnownTag } from './negotiation.ts';
import { serveArcade } from './arcade.ts';
import { serveConsole } from './console.ts';
import { serveGallery } from './gallery.ts';
import { pinOf } from './page.ts';
import { createSitePages } from './site-pages.ts';
import type { ServedPage, SitePagesDeps } from './site-pages.ts';
import { serveManifest } from './web-manifest.ts';
import { serveWorker } from './worker.ts';

export type SiteDeps = SitePagesDeps & {
  /** `web/dist` of the project; in development the client's files come from elsewhere. */
  readonly buildFolder: string;
  readonly brandFolder: string;
  /** The gallery of the design system, shown in sandbox mode only. */
  readonly galleryFolder: string | undefined;
  /** The built game clients. */
  readonly arcadeFolder: string | undefined;
  /** The built console, and the host it is served to alone; on every host without one. */
  readonly consoleFolder: string | undefined;
  readonly consoleHost: string | undefined;
  readonly callerOf: (request: FastifyRequest) => Promise<Caller>;
  /** The addresses beyond the site that a page may call, show pictures of or show in a frame. */
  readonly beyond: () => Promise<Beyond>;
};

type Beyond = Required<Pick<PagePolicy, 'connectTo' | 'picturesFrom' | 'framesFrom'>>;

export type Site = {
  /** Takes every address that no call and no file has. Register it last. */
  readonly register: (fastify: FastifyInstance) => void;
  /** Forgets the rendered pages, because what they show has changed. */
  readonly drop: () => void;
};

/** Reads the files once and hands back the site's routes. */
export const createSite = async (deps: SiteDeps): Promise<Site> => {
  const { source, brand, buildFolder, brandFolder } = deps;
  const renderer = await source.renderer();
  const scriptHashes = renderer.inlineScripts.map(pinOf);
  const assets = source.isDevelopment
    ? undefined
    : await readStaticFiles(join(buildFolder, 'client/assets'), '/assets');
  const worker = source.isDevelopment ? undefined : await readStaticFiles(join(buildFolder, 'client/worker'), '');
  const art = await readStaticFiles(brandFolder, '/brand');
  const pages = createSitePages(deps, art);
  const galleryFiles = await filesIfThere(deps.galleryFolder, '/gallery');
  const consoleFiles = await filesIfThere(deps.consoleFolder, '/console');
  const arcadeFiles = await filesIfThere(deps.arcadeFolder, '/arcade');

  const register = (fastify: FastifyInstance): void => {
    const { middleware } = source;
    if (middleware)
      fastify.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
    if (assets) serveStaticFiles(fastify, { url: '/assets', files: assets, keep: 'for-good' });
    serveStaticFiles(fastify, { url: '/brand', files: art, keep: 'a-while' });
    if (galleryFiles) serveGallery(fastify, galleryFiles);
    if (consoleFiles) serveConsole(fastify, consoleFiles, deps.consoleHost);
    if (arcadeFiles) serveArcade(fastify, arcadeFiles, brand);
    serveManifest(fastify, brand, deps);
    if (worker) serveWorker(fastify, worker, deps);
    fastify.get('/*', async (request, reply) => {
      const caller = await deps.callerOf(request);
      const served = await pages.pageFor(request.url, caller);
      // Hot reload brings inline scripts that nobody can pin; development does without a policy.
      if (source.isDevelopment) void reply.removeHeader('content-security-policy');
      else void reply.header('content-security-policy', policyOf(served, scriptHashes, caller, await deps.beyond()));
      return sendPage(request, reply, served);
    });
  };
  return { register, drop: pages.drop };
};

const policyOf = (
  { page: { styleHashes } }: ServedPage,
  scriptHashes: readonly string[],
  { host }: Caller,
  beyond: Beyond,
): string =>
  contentSecurityPolicy({
    scriptHashes,
    styleHashes,
    styleAttributes: 'allow',
    trustedTypes: TRUSTED_TYPES,
    host,
    ...beyond,
  });

/** `default` knows the addresses of the site's own scripts (web/src/shared/own-scripts.ts), the other one RichText. */
const TRUSTED_TYPES = ['default', 'cleaned-html'];

const sendPage = (request: FastifyRequest, reply: FastifyReply, served: ServedPage) => {
  const { page, statusCode, retryAfterSeconds } = served;
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('etag', page.tag)
    .type('text/html; charset=utf-8');
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  // Only an open page may be remembered: a closed one must be seen as closed every time.
  if (statusCode === 200 && isKnownTag(request.headers['if-none-match'], page.tag)) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], page);
  if (encoding) void reply.header('content-encoding', encoding.name);
  return reply.status(statusCode).send(encoding?.bytes ?? page.bytes);
};

const filesIfThere = async (folder: string | undefined, prefix: string): Promise<StaticFiles | undefined> =>
  folder !== undefined && (await exists(folder)) ? readStaticFiles(folder, prefix) : undefined;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
