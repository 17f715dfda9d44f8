import type { LanguageCode } from '@fairground/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { failureEnvelope, successEnvelope } from './answer.ts';
import type { MessageOf } from './answer.ts';
import { languageOf } from './caller.ts';
import { failureOf, retryAfterOf } from './failure.ts';

export type RepliesDeps = {
  readonly log: Log;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly messageOf: MessageOf;
};

/** The two ways a call is answered, both in the envelope. */
export type Replies = {
  readonly succeed: (reply: FastifyReply, value: unknown) => FastifyReply;
  /** The language of the caller, where the caller is known already; else what the request itself asks for. */
  readonly fail: (
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    language?: LanguageCode,
  ) => FastifyReply;
};

export const createReplies = ({ log, languages, messageOf }: RepliesDeps): Replies => ({
  succeed: (reply, value) => sendJson(reply, successEnvelope(value)),
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

const sendJson = (reply: FastifyReply, envelope: object): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(envelope));

/** The address without what is asked of it. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;
