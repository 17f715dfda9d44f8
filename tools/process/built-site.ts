import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

/** A page built by Vite and served from memory: anchors of benches, and the gallery for the browser tests. */
export type BuiltSite = { readonly url: string; readonly stop: () => Promise<void> };

/** Answers the calls of a page; undefined for a path that is none. */
export type AnswerCall = (path: string, body: unknown) => unknown;

/** Builds for production without writing a file, and serves the result on a free port. */
export const serveBuilt = async (config: InlineConfig, answer?: AnswerCall): Promise<BuiltSite> => {
  const built = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
  const files = new Map<string, Uint8Array | string>();
  for (const output of Array.isArray(built) ? built : [built]) {
    if (!('output' in output)) throw new Error('The page was watched instead of built.');
    for (const file of output.output) files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
  }
  return serve(files, config.base ?? '/', answer);
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/** Compressed once, with the settings of files that are served often, and cached for ever by clients. */
const serve = async (
  files: ReadonlyMap<string, Uint8Array | string>,
  base: string,
  answer?: AnswerCall,
): Promise<BuiltSite> => {
  const packed = new Map(
    [...files].map(([name, content]) => {
      const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      return [`${base}${name}`, { br, gzip: gzipSync(content, { level: 9 }) }] as const;
    }),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && answer) {
      void json(request).then((body) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(pathname, body)));
      });
      return;
    }
    const path = pathname === base ? `${base}index.html` : pathname;
    const file = packed.get(path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const encoding = request.headers['accept-encoding']?.includes('br') === true ? 'br' : 'gzip';
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': encoding,
      'cache-control': path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(file[encoding]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The built page has no port.');
  return {
    url: `http://localhost:${address.port}${base}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
