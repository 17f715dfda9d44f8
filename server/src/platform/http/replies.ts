import type { LanguageCode } from '@fairground/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { acceptedNames } from '../site/negotiation.ts';
import { failureEnvelope, successEnvelope } from './answer.ts';
import type { MessageOf } from './answer.ts';
import { languageOf } from './caller.ts';
import { failureOf, retryAfterOf } from './failure.ts';
import { ReadyAnswer } from './ready-answer.ts';

export type RepliesDeps = {
  readonly log: Log;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly messageOf: MessageOf;
};

/** The two ways a call is answered, both in the envelope. */
export type Replies = {
  readonly succeed: (request: FastifyRequest, reply: FastifyReply, value: unknown) => FastifyReply;
  /** The language of the caller, where the caller is known already; else what the request itself asks for. */
  readonly fail: (
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    language?: LanguageCode,
  ) => FastifyReply;
};

export const createReplies = ({ log, languages, messageOf }: RepliesDeps): Replies => ({
  succeed: (request, reply, value) =>
    value instanceof ReadyAnswer ? sendReady(request, reply, value) : sendJson(reply, successEnvelope(value)),
  fail: (error, request, reply, language = languageOf(request, languages)) => {
    const failure = failureOf(error);
    if (failure.isBug) log.error({ err: error, requestId: request.id, path: pathOf(request) }, 'request failed');
    const value = failure.isBug ? { requestId: request.id } : failure.value;
    const { status, envelope } = failureEnvelope({ code: failure.code, value }, messageOf(failure.code, language));
    const retryAfter = retryAfterOf(failure);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return sendJson(reply.status(status), envelope);
  },
});

const sendJson = (reply: FastifyReply, envelope: object): FastifyReply => asJson(reply).send(JSON.stringify(envelope));

const sendReady = (request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): FastifyReply => {
  void asJson(reply);
  if (!ready.isLarge) return reply.send(ready.bytes);
  void reply.header('vary', 'accept-encoding');
  const reads = acceptedNames(request.headers['accept-encoding']).has('br');
  const compressed = reads ? ready.compressed() : undefined;
  return compressed ? reply.header('content-encoding', 'br').send(compressed) : reply.send(ready.bytes);
};

const asJson = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');

/** The address without what is asked of it. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;
