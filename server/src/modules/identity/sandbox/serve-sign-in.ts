import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../../../platform/http/index.ts';
import { anonymousCallerOf } from '../../../platform/http/caller.ts';
import { SANDBOX_SIGN_IN_PATH } from './sign-in-site.ts';
import type { SandboxSite } from './sign-in-site.ts';

const SPOKEN = ['TY', 'EN'] as const;

/** Serves the pages of the sign-in sites that the sandbox plays. */
export const serveSandboxSite = (fastify: FastifyInstance, { answer }: SandboxSite): void => {
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { host, language } = anonymousCallerOf(request, SPOKEN);
    const given = await answer(webRequest(request), { host, language });
    // Addresses here carry codes; nothing follows a link away from them.
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (!(given instanceof Response)) {
      const { page, status } = given;
      return reply
        .status(status)
        .header('content-security-policy', contentSecurityPolicy({ styleHashes: [page.styleHash] }))
        .type('text/html; charset=utf-8')
        .send(page.html);
    }
    for (const [name, value] of given.headers) void reply.header(name, value);
    return reply.status(given.status).send(await given.text());
  };
  fastify.get(`${SANDBOX_SIGN_IN_PATH}/*`, handle);
  fastify.post(`${SANDBOX_SIGN_IN_PATH}/*`, handle);
};

const webRequest = ({ method, url, body }: FastifyRequest): Request =>
  new Request(new URL(url, 'http://sandbox.invalid'), {
    method,
    ...(body instanceof Uint8Array ? { body: Buffer.from(body).toString('utf8') } : {}),
  });
