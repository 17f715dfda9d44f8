import type { FastifyInstance } from 'fastify';
import { CROSS_ORIGIN_HEADERS, contentSecurityPolicy } from '../http/index.ts';
import { sendFile, serveShelf } from './file-shelf.ts';
import type { FileShelf } from './file-shelf.ts';

/**
 * Serves the game clients under /arcade: one page whatever the family of games, and the files it is made of. Their frame
 * belongs to no site, so a browser takes even their own files for those of another host.
 */
export const serveArcade = (fastify: FastifyInstance, shelf: FileShelf): void => {
  const page = shelf.get('/arcade/index.html');
  if (!page) return;
  const policy = contentSecurityPolicy();
  serveShelf(fastify, { url: '/arcade/assets', shelf, keep: 'for-good', headers: CROSS_ORIGIN_HEADERS });
  fastify.get('/arcade/:family', (request, reply) => {
    // The address behind the hash holds a code: no other page is to learn that there was one.
    void reply.headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' });
    return sendFile(request, reply, page, 'a-while');
  });
};
