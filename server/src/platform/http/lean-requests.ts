import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { openLeanDesk } from './lean-desk.ts';
import type { LeanAnswer, LeanDeskDeps } from './lean-desk.ts';

/** Lean calls among the requests Node has parsed: taken before the framework sees them. */
export const takeLeanRequests = (server: Server, deps: LeanDeskDeps): void => {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  // As names and values in one row: what is written as it stands is not looked through.
  const desk = openLeanDesk<readonly string[]>(deps, (_status, headers) => Object.entries(headers).flat());
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const length = plainLengthOf(request);
    const answer = desk(request, length);
    if (answer === undefined) {
      for (const other of others) other.call(server, request, response);
      return;
    }
    // The answer is sent or its reader is gone: both close the response, once.
    response.once('close', deps.begin());
    const send = ({ status, fixed, headers = [], requestId, text }: LeanAnswer<readonly string[]>): void => {
      const textLength = String(Buffer.byteLength(text));
      const head = [...fixed, ...headers, 'x-request-id', requestId, 'content-length', textLength];
      if (deps.isClosing()) head.push('connection', 'close');
      response.writeHead(status, head).end(text);
    };
    readWhole(request, length, (bytes) => void answer(bytes, { send, abandon: () => response.destroy() }));
  });
};

const DIGITS = /^\d{1,9}$/;

/** How many bytes will come, where a request says so plainly; else none. */
const plainLengthOf = ({ headers }: IncomingMessage): number => {
  const { host, 'content-length': given = '', 'transfer-encoding': encoding } = headers;
  return host !== undefined && encoding === undefined && DIGITS.test(given) ? Number(given) : 0;
};

/** Most bodies come in one piece. A caller who goes away in the middle is not answered; his connection is closed. */
const readWhole = (request: IncomingMessage, length: number, done: (bytes: Buffer) => void): void => {
  let heard: Buffer[] = [];
  let missing = length;
  request.on('data', (chunk: Buffer) => {
    missing -= chunk.length;
    heard.push(chunk);
    if (missing > 0) return;
    const [first = chunk] = heard;
    const bytes = heard.length === 1 ? first : Buffer.concat(heard);
    heard = [];
    done(bytes);
  });
};
