import type { SiteStatus } from '@fairground/contract/system/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../http/index.ts';
import { sendFile } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';

type WorkerDeps = {
  readonly callerOf: (request: FastifyRequest) => Promise<Caller>;
  readonly statusOf: (caller: Caller) => Promise<SiteStatus>;
};

/** A worker shows nothing and runs nothing but itself: it may call its own server. */
const POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the script that keeps the site for times without a network. A browser that has it asks for it with every page
 * it opens; once an operator has switched it off, the answer is a script that throws everything away and goes.
 */
export const serveWorker = (fastify: FastifyInstance, files: StaticFiles, { callerOf, statusOf }: WorkerDeps): void => {
  fastify.get('/sw.js', async (request, reply) => {
    const { info } = await statusOf(await callerOf(request));
    const file = files.get(info.whitelabel['OFFLINESITE'] === true ? '/serve.js' : '/retire.js');
    if (!file) return reply.callNotFound();
    void reply.header('content-security-policy', POLICY);
    return sendFile(request, reply, file, 'never');
  });
};
