import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../http/index.ts';
import { sendFile } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';

/**
 * `default` knows the addresses of the console's own scripts (console/src/entry-console.tsx); `cleaned-html` makes the HTML
 * of offers, announcements and help (ui/src/rich-text.tsx).
 */
const TRUSTED_TYPES = ['default', 'cleaned-html'];

/** No other page may show it in a frame, and no page that it leads to learns where it came from. */
const HEADERS = { 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' } as const;

/**
 * Serves the console under /console: its files, and its one page for every other address there. With a host of its own it
 * is served to that host alone, where the root leads to it.
 */
export const serveConsole = (fastify: FastifyInstance, files: StaticFiles, host: string | undefined): void => {
  const index = files.get('/console/index.html');
  if (!index) return;
  const policy = contentSecurityPolicy({ styleAttributes: 'allow', trustedTypes: TRUSTED_TYPES }).replace(
    "frame-ancestors 'self'",
    "frame-ancestors 'none'",
  );
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (host !== undefined && request.hostname !== host) return reply.callNotFound();
    const path = request.url.split('?', 1)[0] ?? '';
    const file = files.get(path);
    if (file === undefined && path.startsWith('/console/assets/')) return reply.callNotFound();
    void reply.headers({ ...HEADERS, 'content-security-policy': policy });
    return sendFile(request, reply, file ?? index, file === undefined || file === index ? 'never' : 'for-good');
  };
  for (const url of ['/console', '/console/*']) fastify.get(url, answer);
  if (host !== undefined)
    fastify.get('/', { constraints: { host } }, (_request, reply) => reply.redirect('/console', 302));
};
