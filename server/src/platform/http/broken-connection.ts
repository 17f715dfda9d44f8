import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS } from '@fairground/contract/errors';
import type { LanguageCode } from '@fairground/contract/language';
import { failureEnvelope } from './answer.ts';
import type { MessageOf } from './answer.ts';

/** Answers what is no HTTP at all, or came too slowly; there is no request yet, so the socket is written by hand. */
export const answerBrokenConnection =
  (messageOf: MessageOf, language: LanguageCode) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request.timed-out' : 'request.malformed';
    const body = JSON.stringify(failureEnvelope({ code, value: null }, messageOf(code, language)).envelope);
    const head = [
      `HTTP/1.1 ${ERROR_STATUS[code]} ${STATUS_CODES[ERROR_STATUS[code]]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
