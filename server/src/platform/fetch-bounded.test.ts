import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { fetchBounded, OutsideFault } from './fetch-bounded.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server outside that behaves as it likes. */
const aServer = async (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const BOUNDS = { timeoutMs: 300, bytesMax: 1_000 };
const faultOf = async (asked: Promise<unknown>): Promise<string> => {
  const error: unknown = await asked.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  if (!(error instanceof OutsideFault)) throw new Error('It was no fault of the outside.');
  return error.why;
};

test('an answer within its bounds is read, whatever its status', async () => {
  const url = await aServer((_request, response) => response.writeHead(418).end('xin chào'));

  expect(await fetchBounded(new Request(url), BOUNDS)).toEqual({ status: 418, isOk: false, body: 'xin chào' });
});

test('a request goes out as it is: method, headers and body', async () => {
  const url = await aServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => {
      response.end(`${request.method} ${String(request.headers['x-key'])} ${text}`);
    });
  });
  const request = new Request(url, { method: 'POST', headers: { 'x-key': 'k' }, body: 'asked' });

  expect(await fetchBounded(request, BOUNDS)).toMatchObject({ isOk: true, body: 'POST k asked' });
});

test('a server that never answers is given up in time', async () => {
  const url = await aServer(() => undefined);

  expect(await faultOf(fetchBounded(new Request(url), BOUNDS))).toBe('time-out');
});

test('a server that begins an answer and never ends it is given up in time', async () => {
  const url = await aServer((_request, response) => void response.writeHead(200).write('and then'));

  expect(await faultOf(fetchBounded(new Request(url), BOUNDS))).toBe('time-out');
});

test('a server that drips an answer for ever is given up in time', async () => {
  const url = await aServer((_request, response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  });

  expect(await faultOf(fetchBounded(new Request(url), BOUNDS))).toBe('time-out');
});

test('an answer without end is cut at its bound, and the connection is closed', async () => {
  let isClosed = false;
  const url = await aServer((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', more).on('close', () => (isClosed = true));
    more();
  });

  expect(await faultOf(fetchBounded(new Request(url), { timeoutMs: 20_000, bytesMax: 100_000 }))).toBe('too-large');
  await expect.poll(() => isClosed).toBe(true);
});

test('an announced length beyond the bound is refused before it is read', async () => {
  const url = await aServer(
    (_request, response) => void response.writeHead(200, { 'content-length': 5_000 }).write('a'),
  );

  expect(await faultOf(fetchBounded(new Request(url), { timeoutMs: 20_000, bytesMax: 1_000 }))).toBe('too-large');
});

test('a small answer that unpacks to a large one is cut as well', async () => {
  const packed = gzipSync(Buffer.alloc(50_000_000));
  const url = await aServer((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
  );

  expect(packed.length).toBeLessThan(100_000);
  expect(await faultOf(fetchBounded(new Request(url), { timeoutMs: 20_000, bytesMax: 100_000 }))).toBe('too-large');
});

test('a redirect is not followed, so that nothing sent along goes elsewhere', async () => {
  let visits = 0;
  const elsewhere = await aServer((_request, response) => {
    visits += 1;
    response.end('here');
  });
  const url = await aServer((_request, response) => response.writeHead(307, { location: elsewhere }).end());

  expect(await faultOf(fetchBounded(new Request(url), BOUNDS))).toBe('unreachable');
  expect(visits).toBe(0);
});

test('nobody there is a fault of the outside', async () => {
  const url = await aServer((_request, response) => response.end());
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));

  expect(await faultOf(fetchBounded(new Request(url), BOUNDS))).toBe('unreachable');
});

test('where only the status counts, nothing of the body is read', async () => {
  const url = await aServer((_request, response) => void response.writeHead(202).write('x'.repeat(50_000)));

  expect(await fetchBounded(new Request(url), { timeoutMs: 5_000, bytesMax: 0 })).toEqual({
    status: 202,
    isOk: true,
    body: '',
  });
});
