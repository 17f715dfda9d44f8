import type { LanguageCode } from '@fairground/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { ReadyRoute, WireInput } from './answer.ts';
import type { LeanAsked, LeanRequest } from './lean-desk.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import { JSON_HEADERS } from './replies.ts';
import type { Vendor } from './route.ts';

/** A call as it came over the wire: what a signature covers and the headers that carry it. Nothing of it is parsed. */
export type SignedRequest = {
  readonly method: string;
  /** As it stands in the request line. */
  readonly path: string;
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
 * The calls of outside systems, as the house wants them: who signed a request, and what answers look like. The one who
 * knows the signers hands it in; without it, such calls are not answered at all.
 */
export type SignedCalls = {
  /** Finds the signer of the raw bytes; at once, where nothing has to be asked for. */
  readonly verify: (request: SignedRequest) => Verdict | Promise<Verdict>;
  /** Of a call's value, or of an answer that is written already. */
  readonly succeed: (value: unknown) => SignedReply;
  readonly fail: (failure: Failure) => SignedReply;
};

export type SignedDeps = {
  readonly signedCalls: SignedCalls;
  readonly log: Log;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly ipOf: (request: LeanRequest) => string;
  /** Counts a request that proved nothing against its address; a signed one is not held up by it. */
  readonly countUnproven: (ip: string) => Promise<void>;
  readonly wireOf: (request: LeanRequest, bytes: Uint8Array) => WireInput;
};

/** Whoever signs is a system: it has no browser, no language and no session, and the host it calls means nothing. */
const NOBODY = { host: '', userAgent: '', session: undefined } as const;

export type AnswerSigned = (call: LeanAsked) => Promise<SignedReply>;

/** Answers one call of an outside system: the signature first, over the bytes as they came, then everything else. */
export const answerSigned =
  ({ answer }: ReadyRoute, { signedCalls, log, languages, ipOf, countUnproven, wireOf }: SignedDeps): AnswerSigned =>
  async ({ request, bytes, requestId }) => {
    // At once: whoever is gone later has no address any more.
    const ip = ipOf(request);
    try {
      const verifying = signedCalls.verify(signedRequestOf(request, bytes, ip));
      const verdict = verifying instanceof Promise ? await verifying : verifying;
      if ('refusal' in verdict) {
        await countUnproven(ip);
        return verdict.refusal;
      }
      const caller = { ...NOBODY, requestId, ip, language: languages[0], vendor: verdict.vendor };
      return signedCalls.succeed(await answer(wireOf(request, bytes), caller));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.isBug) log.error({ err: error, requestId }, 'signed call failed');
      return signedCalls.fail(failure);
    }
  };

/** The same behind the framework, for what the lean way does not take. */
export const signedHandler =
  (answered: AnswerSigned) =>
  async ({ raw, body, id }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    const { status, text } = await answered({ request: raw, bytes, requestId: id });
    return reply.status(status).headers(signedHeadersOf(status)).send(text);
  };

/** The headers of an answer's own, whichever way it leaves. */
export const signedHeadersOf = (status: number): Readonly<Record<string, string>> =>
  status === 503 || status === 429 ? ASKED_TO_WAIT : JSON_HEADERS;

const ASKED_TO_WAIT = { ...JSON_HEADERS, 'retry-after': '1' } as const;

const signedRequestOf = (
  { method = '', url = '', headers }: LeanRequest,
  bytes: Uint8Array,
  ip: string,
): SignedRequest => ({
  method,
  ip,
  path: url,
  header: (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
  bytes,
});
