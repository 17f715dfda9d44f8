import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isKnownTag } from './negotiation.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  // To be read, not downloaded.
  '.md': 'text/plain; charset=utf-8',
};

export type StaticFile = {
  readonly bytes: Buffer;
  readonly type: string;
  readonly tag: string;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
};

export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Reads a folder once into memory. Other paths do not exist, so no request can leave the folder. */
export const readStaticFiles = async (folder: string, prefix: string): Promise<StaticFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
  const files = new Map<string, StaticFile>();
  for (const [path, bytes] of contents) {
    const type = TYPES[extname(path)];
    if (type === undefined) continue;
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
    const address = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, { bytes, type, tag, br: contents.get(`${path}.br`), gzip: contents.get(`${path}.gz`) });
  }
  return files;
};

export type FileCaching = {
  /**
   * `for-good` where a name is made of the content; `a-while` where the same name may get other content; `never` where
   * every use asks whether there is something new.
   */
  readonly keep: 'for-good' | 'a-while' | 'never';
};

const CACHE_CONTROL = {
  'for-good': 'public, max-age=31536000, immutable',
  'a-while': 'public, max-age=3600, stale-while-revalidate=86400',
  never: 'no-cache',
} as const;

export type ServedFiles = {
  readonly url: string;
  readonly files: StaticFiles;
  /** What every file says beside its own. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Serves the files under a path; any other path is not found. */
export const serveStaticFiles = (
  fastify: FastifyInstance,
  { url, files, keep, headers = {} }: ServedFiles & FileCaching,
): void => {
  fastify.get(`${url}/*`, (request, reply) => {
    const file = files.get(request.url.split('?', 1)[0] ?? '');
    return file ? sendFile(request, reply.headers(headers), file, keep) : reply.callNotFound();
  });
};

export const sendFile = (request: FastifyRequest, reply: FastifyReply, file: StaticFile, keep: FileCaching['keep']) => {
  void reply.header('cache-control', CACHE_CONTROL[keep]).header('etag', file.tag).header('vary', 'accept-encoding');
  if (isKnownTag(request.headers['if-none-match'], file.tag)) return reply.status(304).send();
  void reply.type(file.type);
  const encoding = chooseEncoding(request.headers['accept-encoding'], { br: file.br, gzip: file.gzip });
  if (encoding === undefined) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding.name).send(encoding.bytes);
};
