import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { CROSS_ORIGIN_HEADERS, contentSecurityPolicy } from '../../../platform/http/index.ts';
import { SIMULATOR_PATH } from '../adapters/simulator.ts';
import { createBackend, isOrder } from './backend.ts';
import type { BackendDeps } from './backend.ts';

const read = (file: string): string => readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');

const pinOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** One document with its style and script in it: the frame it stands in belongs to no site and may fetch no files. */
const makePage = () => {
  const [style, script] = [read('coin.css'), read('coin.mjs')];
  const html = read('coin.html')
    .replace('<!-- STYLE -->', () => `<style>${style}</style>`)
    .replace('<!-- SCRIPT -->', () => `<script type="module">${script}</script>`);
  return { html, style: pinOf(style), script: pinOf(script) };
};

const readJson = (body: unknown): unknown => {
  try {
    return body instanceof Uint8Array ? JSON.parse(Buffer.from(body).toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
};

/** Serves the game and the backend of the sandbox's own vendor. */
export const serveSimulator = (fastify: FastifyInstance, deps: Omit<BackendDeps, 'http'>): void => {
  const { html, style, script } = makePage();
  const policy = contentSecurityPolicy({ scriptHashes: [script], styleHashes: [style] });
  const backend = createBackend({ ...deps, http: fastify });
  fastify.get(SIMULATOR_PATH, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(html),
  );
  // An added header, such as a proxy's or a tester's, makes the browser send a preflight request.
  fastify.options(`${SIMULATOR_PATH}/:name`, (_request, reply) =>
    reply
      .headers({ ...CROSS_ORIGIN_HEADERS, 'access-control-allow-headers': '*' })
      .status(204)
      .send(),
  );
  fastify.post<{ Params: { name: string } }>(`${SIMULATOR_PATH}/:name`, async (request, reply) => {
    const { name } = request.params;
    const told = isOrder(name) ? await backend.answer(name, readJson(request.body)) : { code: 'INVALID_REQUEST' };
    return reply
      .headers({ ...CROSS_ORIGIN_HEADERS, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(told));
  });
};
