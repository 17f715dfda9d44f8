import type { Endpoint } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { ReadyRoute, WireInput } from './answer.ts';
import { NOWHERE } from './caller.ts';
import { requireOpen } from './closure.ts';
import type { ClosedFor } from './closure.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import { JSON_HEADERS } from './replies.ts';
import type { Vendor } from './route.ts';

/** A call as received: the bytes a signature covers and the headers that contain it. Nothing of it is parsed. */
export type SignedRequest = {
  readonly method: string;
  /** As it stands in the request line: what the signer wrote, escapes and all. */
  readonly path: string;
  /** The name of the call it was routed to, however its path is spelled. */
  readonly endpoint: string;
  readonly header: (name: string) => string | undefined;
  readonly bytes: Uint8Array;
  /** Where it came from. */
  readonly ip: string;
};

/** An answer as it leaves: a status and JSON. */
export type SignedReply = { readonly status: number; readonly text: string };

/** Who signed a request, or how to turn it away. */
export type Verdict = { readonly vendor: Vendor } | { readonly refusal: SignedReply };

/**
 * The calls of outside systems: who signed a request, and what answers look like. The module that knows the signers
 * hands it in; without it, such calls are not answered at all.
 */
export type SignedCalls = {
  /** Finds the signer of the raw bytes. */
  readonly verify: (request: SignedRequest) => Promise<Verdict>;
  /** Of a call's value, or of an answer that is written already. */
  readonly succeed: (value: unknown) => SignedReply;
  readonly fail: (failure: Failure) => SignedReply;
};

export type SignedDeps = {
  readonly signedCalls: SignedCalls;
  readonly log: Log;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Counts a request that proved nothing against its address; a signed one is not held up by it. */
  readonly countUnproven: (ip: string) => Promise<void>;
  readonly closedFor: ClosedFor;
  readonly wireOf: (request: FastifyRequest) => WireInput;
};

/** The signer is a system: it has no browser, no language and no session, and the host it calls means nothing. */
const NOBODY = { host: '', userAgent: '', session: undefined, ...NOWHERE } as const;

/** Answers one call of an outside system: the signature first, over the bytes as they came, then everything else. */
export const answerSigned = (ready: ReadyRoute, deps: SignedDeps) => {
  const replyTo = createReplyTo(ready, deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { status, text } = await replyTo(request);
    return reply
      .status(status)
      .headers(status === 503 || status === 429 ? ASKED_TO_WAIT : JSON_HEADERS)
      .send(text);
  };
};

const ASKED_TO_WAIT = { ...JSON_HEADERS, 'retry-after': '1' } as const;

const createReplyTo =
  ({ route, answer }: ReadyRoute, { signedCalls, log, languages, countUnproven, closedFor, wireOf }: SignedDeps) =>
  async (request: FastifyRequest): Promise<SignedReply> => {
    const { id: requestId, client } = request;
    try {
      const verdict = await signedCalls.verify(signedRequestOf(request, route.endpoint));
      if ('refusal' in verdict) {
        await countUnproven(client.ip);
        return verdict.refusal;
      }
      await requireOpen(route.endpoint, client, closedFor);
      const caller = { ...NOBODY, requestId, ip: client.ip, language: languages[0], vendor: verdict.vendor };
      return signedCalls.succeed(await answer(wireOf(request), caller));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.isBug) log.error({ err: error, requestId }, 'signed call failed');
      return signedCalls.fail(failure);
    }
  };

const signedRequestOf = (
  { method, raw, headers, body, client }: FastifyRequest,
  { name }: Endpoint,
): SignedRequest => ({
  method,
  ip: client.ip,
  path: raw.url ?? '',
  endpoint: name,
  header: (wanted) => {
    const value = headers[wanted];
    return typeof value === 'string' ? value : undefined;
  },
  bytes: body instanceof Uint8Array ? body : new Uint8Array(),
});
