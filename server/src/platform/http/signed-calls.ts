import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { ReadyRoute, WireInput } from './answer.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import type { Caller, Vendor } from './route.ts';

/** A call as it came over the wire: what a signature covers and the headers that carry it. Nothing of it is parsed. */
export type SignedRequest = {
  readonly method: string;
  /** As it stands in the request line. */
  readonly path: string;
  readonly header: (name: string) => string | undefined;
  readonly bytes: Uint8Array;
};

/** An answer as it leaves: a status and JSON. */
export type SignedReply = { readonly status: number; readonly text: string };

/**
 * The calls of outside systems, as the house wants them: who signed a request, and what answers look like. The one who
 * knows the signers hands it in; without it, such calls are not answered at all.
 */
export type SignedCalls = {
  /** Finds the signer of the raw bytes, or says how to turn the request away. */
  readonly verify: (request: SignedRequest) => Promise<{ readonly vendor: Vendor } | { readonly refusal: SignedReply }>;
  /** Of a call's value, or of an answer that is written already. */
  readonly succeed: (value: unknown) => SignedReply;
  readonly fail: (failure: Failure) => SignedReply;
};

export type SignedDeps = {
  readonly signedCalls: SignedCalls;
  readonly log: Log;
  /** Who calls, apart from the signature. */
  readonly callerOf: (request: FastifyRequest, vendor: Vendor) => Caller;
  /** Counts a request that proved nothing against its address; a signed one is not held up by it. */
  readonly countUnproven: (request: FastifyRequest) => Promise<void>;
  readonly wireOf: (request: FastifyRequest) => WireInput;
};

/** Answers one call of an outside system: the signature first, over the bytes as they came, then everything else. */
export const answerSigned =
  ({ answer }: ReadyRoute, { signedCalls, log, callerOf, countUnproven, wireOf }: SignedDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answered = async (): Promise<SignedReply> => {
      const verdict = await signedCalls.verify(signedRequestOf(request));
      if ('refusal' in verdict) {
        await countUnproven(request);
        return verdict.refusal;
      }
      return signedCalls.succeed(await answer(wireOf(request), callerOf(request, verdict.vendor)));
    };
    const replied = await answered().catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure.isBug) log.error({ err: error, requestId: request.id }, 'signed call failed');
      return signedCalls.fail(failure);
    });
    return send(reply, replied);
  };

const signedRequestOf = ({ method, url, headers, body }: FastifyRequest): SignedRequest => ({
  method,
  path: url,
  header: (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
  bytes: body instanceof Uint8Array ? body : new Uint8Array(),
});

const RETRY_AFTER_SECONDS = 1;

const send = (reply: FastifyReply, { status, text }: SignedReply): FastifyReply => {
  if (status === 503 || status === 429) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text);
};
