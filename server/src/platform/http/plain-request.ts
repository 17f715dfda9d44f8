import type { IncomingHttpHeaders } from 'node:http';

/** A request that came whole and says nothing unusual. */
export type PlainRequest = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Printable lines, each with its end, and an empty one behind them. */
const HEAD = /^(?:[\t\u0020-\u007E]+\r\n)+$/;
const HEAD_BYTES_MAX = 8_192;
const METHOD = 'POST ';
const VERSION = ' HTTP/1.1';
const PATH = /^\/[\w/.-]*$/;
const NAME = /^[a-z\d-]+$/;
const PLAIN_LENGTH = /^(?:0|[1-9]\d{0,8})$/;
/** Node takes more, up to a number of its own. */
const HEADERS_MAX = 100;

/** What they ask for concerns the connection and not the call, or is read in a way of its own. */
const UNUSUAL: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Reads a POST whose bytes all came at once and are nothing but it: the few ways of writing one that cannot be
 * understood in two ways. Everything else is undefined: not wrong, but for a parser that knows all of HTTP to judge.
 */
export const readPlainRequest = (bytes: Buffer): PlainRequest | undefined => {
  const end = bytes.indexOf('\r\n\r\n', 0, 'latin1');
  if (end < 0 || end > HEAD_BYTES_MAX) return undefined;
  const head = bytes.toString('latin1', 0, end + 2);
  if (!head.startsWith(METHOD) || !HEAD.test(head)) return undefined;
  const lineEnd = head.indexOf('\r\n');
  const pathEnd = lineEnd - VERSION.length;
  if (!head.startsWith(VERSION, pathEnd)) return undefined;
  const path = head.slice(METHOD.length, pathEnd);
  const headers = PATH.test(path) ? readHeaders(head, lineEnd + 2) : undefined;
  const length = headers?.['content-length'];
  if (headers?.host === undefined || length === undefined || !PLAIN_LENGTH.test(length)) return undefined;
  const body = bytes.subarray(end + 4);
  return body.length === Number(length) ? { path, headers, body } : undefined;
};

/** Every name once, in small letters; undefined where one is unusual or comes again. */
const readHeaders = (head: string, from: number): IncomingHttpHeaders | undefined => {
  const headers: Record<string, string> = {};
  let count = 0;
  for (let at = from; at < head.length;) {
    count += 1;
    if (count > HEADERS_MAX) return undefined;
    const end = head.indexOf('\r\n', at);
    const colon = head.indexOf(':', at);
    if (colon < 0 || colon > end) return undefined;
    const name = head.slice(at, colon).toLowerCase();
    const value = head.slice(colon + 1, end).trim();
    if (!NAME.test(name) || headers[name] !== undefined) return undefined;
    if (UNUSUAL.has(name) && !(name === 'connection' && value.toLowerCase() === 'keep-alive')) return undefined;
    headers[name] = value;
    at = end + 2;
  }
  return headers;
};
