import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../http/index.ts';
import { sendFile } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';

/** Shows the design system under /gallery; its own addresses lead to its one page. */
export const serveGallery = (fastify: FastifyInstance, files: StaticFiles): void => {
  const index = files.get('/gallery/index.html');
  if (!index) return;
  const policy = contentSecurityPolicy({ styleAttributes: 'allow' });
  for (const url of ['/gallery', '/gallery/*'])
    fastify.get(url, (request, reply) => {
      const file = files.get(request.url.split('?', 1)[0] ?? '') ?? index;
      void reply.header('content-security-policy', policy);
      return sendFile(request, reply, file, file === index ? 'a-while' : 'for-good');
    });
};
