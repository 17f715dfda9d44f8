import { Readable } from 'node:stream';
import type { LanguageCode } from '@fairground/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { acceptedNames } from '../site/negotiation.ts';
import { failureEnvelope, successEnvelope } from './answer.ts';
import type { MessageOf } from './answer.ts';
import { languageOf } from './caller.ts';
import { failureOf, retryAfterOf } from './failure.ts';
import { FILE_HEADERS, FileAnswer, STREAM_HEADERS } from './file-answer.ts';
import { ReadyAnswer } from './ready-answer.ts';

export type RepliesDeps = {
  readonly log: Log;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly messageOf: MessageOf;
};

/** The two ways a call is answered, both in the envelope; a file alone has none. */
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

/** A request as it is named where it failed. */
export type Failing = { readonly id: string; readonly path: string; readonly language: LanguageCode };

/** The envelope of a refusal; what nobody meant to happen is written down. */
export const failureReply = (
  error: unknown,
  { id, path, language }: Failing,
  { log, messageOf }: Pick<RepliesDeps, 'log' | 'messageOf'>,
) => {
  const failure = failureOf(error);
  if (failure.isBug) log.error({ err: error, requestId: id, path }, 'request failed');
  const value = failure.isBug ? { requestId: id } : failure.value;
  return {
    ...failureEnvelope({ code: failure.code, value }, messageOf(failure.code, language)),
    retryAfter: retryAfterOf(failure),
  };
};

export const createReplies = ({ log, languages, messageOf }: RepliesDeps): Replies => ({
  succeed: (request, reply, value) => {
    if (value instanceof ReadyAnswer) return sendReady(request, reply, value);
    return value instanceof FileAnswer ? sendFile(reply, value) : sendJson(reply, successEnvelope(value));
  },
  fail: (error, request, reply, language = languageOf(request, languages)) => {
    const failing = { id: request.id, path: pathOf(request), language };
    const { status, envelope, retryAfter } = failureReply(error, failing, { log, messageOf });
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

const sendFile = (reply: FastifyReply, { type, content }: FileAnswer): FastifyReply =>
  content instanceof Uint8Array
    ? reply.headers(FILE_HEADERS).type(type).send(content)
    : reply
        .headers(STREAM_HEADERS)
        .type(type)
        .send(Readable.from(content, { objectMode: false }));

/** Of every answer in an envelope. */
export const JSON_HEADERS = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' } as const;

const asJson = (reply: FastifyReply): FastifyReply => reply.headers(JSON_HEADERS);

/** The address without what is asked of it, as it was sent. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** The path as the router compares it: decoded, once. */
export const decodedPathOf = (request: FastifyRequest): string => {
  const path = pathOf(request);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
