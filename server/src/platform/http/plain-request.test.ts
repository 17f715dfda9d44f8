import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const LINES = ['POST /vendor/v1/bet HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 2'];
const bytesOf = (lines: readonly string[], body = '{}'): Buffer =>
  Buffer.from(`${[...lines, '', ''].join('\r\n')}${body}`, 'latin1');

test('a plain request is read: its path, its headers in small letters, and its body', () => {
  const plain = readPlainRequest(bytesOf([...LINES, 'X-Proof:\t good ', 'connection: Keep-Alive', 'x-empty:']));

  expect(plain).toMatchObject({
    path: '/vendor/v1/bet',
    headers: {
      host: 'x',
      'content-type': 'application/json',
      'content-length': '2',
      'x-proof': 'good',
      connection: 'Keep-Alive',
      'x-empty': '',
    },
  });
  expect(plain?.body.toString()).toBe('{}');
});

const [, ...HEADERS] = LINES;
test.each<[string, Buffer]>([
  ['no end of its head', Buffer.from(LINES.join('\r\n'))],
  ['less body than it says', bytesOf(LINES, '{')],
  ['more than its body', bytesOf(LINES, '{}P')],
  ['another method', bytesOf(['GET /vendor/v1/bet HTTP/1.1', ...HEADERS])],
  ['another version', bytesOf(['POST /vendor/v1/bet HTTP/1.0', ...HEADERS])],
  ['a query', bytesOf(['POST /vendor/v1/bet?a=1 HTTP/1.1', ...HEADERS])],
  ['an address instead of a path', bytesOf(['POST http://x/vendor/v1/bet HTTP/1.1', ...HEADERS])],
  ['no path', bytesOf(['POST HTTP/1.1', ...HEADERS])],
  ['an empty line ahead', bytesOf(['', ...LINES])],
  ['lines that end otherwise', Buffer.from(`${LINES.join('\n')}\r\n\r\n{}`)],
  ['a line that ends in the middle', bytesOf([...LINES, 'x-a: b\rcontent-length: 9'])],
  ['a line without a name', bytesOf([...LINES, ': b'])],
  ['a line without a colon', bytesOf([...LINES, 'nothing'])],
  ['a line that goes on', bytesOf([...LINES, 'x-a: b', ' c'])],
  ['a space behind a name', bytesOf([...LINES, 'x-a : b'])],
  ['a name that is none', bytesOf([...LINES, '__proto__: b'])],
  ['a name that every object has', bytesOf([...LINES, 'constructor: b'])],
  ['letters beyond ASCII', bytesOf([...LINES, 'x-a: \u{e9}'])],
  ['a NUL', bytesOf([...LINES, 'x-a: \0'])],
  ['no host', bytesOf(LINES.filter((line) => !line.startsWith('host')))],
  ['two hosts', bytesOf([...LINES, 'host: y'])],
  ['two lengths', bytesOf([...LINES, 'Content-Length: 2'])],
  ['no length', bytesOf(LINES.slice(0, -1))],
  ['a length with a sign', bytesOf([...LINES.slice(0, -1), 'content-length: +2'])],
  ['a length with a nought ahead', bytesOf([...LINES.slice(0, -1), 'content-length: 02'])],
  ['a length in hexadecimal', bytesOf([...LINES.slice(0, -1), 'content-length: 0x2'])],
  ['two lengths in one', bytesOf([...LINES.slice(0, -1), 'content-length: 2, 2'])],
  ['a length and pieces', bytesOf([...LINES, 'transfer-encoding: chunked'])],
  ['pieces by another name', bytesOf([...LINES, 'transfer-encoding: identity'])],
  ['something it awaits first', bytesOf([...LINES, 'expect: 100-continue'])],
  ['a wish to close', bytesOf([...LINES, 'connection: close'])],
  ['a wish to become something else', bytesOf([...LINES, 'connection: upgrade', 'upgrade: websocket'])],
  [
    'more headers than anybody needs',
    bytesOf([...LINES, ...Array.from({ length: 98 }, (_, index) => `x-${index}: 1`)]),
  ],
  ['a head without an end', bytesOf([...LINES, `x-a: ${'b'.repeat(9_000)}`])],
])('a request with %s is left to a parser that knows all of HTTP', (_what, bytes) => {
  expect(readPlainRequest(bytes)).toBeUndefined();
});

type Heard = { readonly path: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };
let heard: Heard[] = [];
const node = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    heard.push({ path: request.url, headers: request.headers, body: Buffer.concat(pieces).toString('latin1') });
    response.end();
  });
});

beforeAll(async () => {
  node.listen(0, '127.0.0.1');
  await once(node, 'listening');
});
afterAll(() => void node.close());

/** What Node makes of the bytes: all requests it finds in them. */
const readByNode = async (bytes: Buffer): Promise<readonly Heard[]> => {
  heard = [];
  const socket = connect((node.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.end(bytes);
  socket.resume();
  await once(socket, 'close');
  return heard;
};

/** Bits of requests, good and bad, put together as it comes. */
const wellFormed = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z\d-]{1,6}$/),
    fc.constantFrom(':', ': ', ':\t '),
    fc.stringMatching(/^[\t -~]{0,9}$/),
  )
  .map((parts) => parts.join(''));
const line = fc.oneof(
  { weight: 8, arbitrary: wellFormed },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['host: x', 'Host:y', 'content-length: 2', 'Content-Length:  7 ', 'content-length: 0', 'content-length: 2 2'],
      ...[
        'transfer-encoding: chunked',
        'connection: keep-alive',
        'CONNECTION: Keep-Alive',
        'connection: keep-alive, close',
      ],
      ...[
        'x-a: 1',
        'x-a: 2',
        'x-b:\t1\t',
        'cookie: a=1',
        'cookie: b=2',
        'accept: */*',
        'accept: a',
        'authorization: B c',
      ],
      ...[
        'x_y: 1',
        'x.y: 1',
        ' x: 1',
        'x:',
        ':',
        'x-a\t: 1',
        'x-a: 1\n x: 2',
        'x-forwarded-for: 1, 2',
        'age: 1',
        'set-cookie: a',
      ],
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 12 }) },
);
const request = fc.record({
  first: fc.constantFrom('POST /a HTTP/1.1', 'POST /a/b-c.d HTTP/1.1', 'POST  /a HTTP/1.1', 'post /a HTTP/1.1'),
  before: fc.array(line, { maxLength: 3 }),
  behind: fc.array(line, { maxLength: 3 }),
  end: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n \r\n'),
  body: fc.constantFrom('', '{}', '{"a":1}', '{}POST /b HTTP/1.1\r\nhost: x\r\n\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  error: fc.constantFrom(0, 0, 0, -1, 1),
});

test('whatever the reader of plain requests takes, Node reads the same and nothing else', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({ first, before, behind, end, body, error }) => {
      const lines = [first, ...before, 'host: h', `content-length: ${body.length + error}`, ...behind];
      const bytes = Buffer.from(`${lines.join('\r\n')}${end}${body}`, 'latin1');
      const plain = readPlainRequest(bytes);
      if (plain === undefined) return;
      taken += 1;
      const { path, headers } = plain;
      expect(await readByNode(bytes)).toEqual([{ path, headers, body: plain.body.toString('latin1') }]);
    }),
    { numRuns: 5_000 },
  );
  // Otherwise nothing would have been compared.
  expect(taken).toBeGreaterThan(100);
});
