import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../../platform/http/index.ts';

/** The page and its two files, by the address they are asked for. */
const FILES = {
  '/sandbox/outbox': { file: 'outbox.html', type: 'text/html; charset=utf-8' },
  '/sandbox/outbox.css': { file: 'outbox.css', type: 'text/css; charset=utf-8' },
  '/sandbox/outbox.mjs': { file: 'outbox.mjs', type: 'text/javascript; charset=utf-8' },
} as const;

/** Shows the outbox to a person who tries the flows by hand. The page is empty until somebody brings the key. */
export const serveOutboxPage = (fastify: FastifyInstance): void => {
  const policy = contentSecurityPolicy();
  for (const [url, { file, type }] of Object.entries(FILES)) {
    const text = readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');
    fastify.get(url, (_request, reply) =>
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type(type).send(text),
    );
  }
};
