import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { testHttp } from '../../testing/http.ts';
import { echo, signedByWord } from '../../testing/signed-echo.ts';
import type { Http } from './index.ts';
import { bind } from './route.ts';

type House = Http & { readonly port: number };
let house: House | undefined;
afterEach(async () => {
  house?.hangUp();
  await house?.fastify.close();
  house = undefined;
});

/** A desk with one call, which waits for `hold` and says its word again, or the one given. */
const openHouse = async (
  hold: (word: string) => Promise<void> = () => Promise.resolve(),
  said?: string,
): Promise<House> => {
  const http = testHttp({
    signedCalls: signedByWord,
    routes: [
      bind(echo, async ({ body }) => {
        await hold(body.word);
        return { word: said ?? body.word };
      }),
    ],
  });
  await http.fastify.listen({ host: '127.0.0.1', port: 0 });
  house = { ...http, port: (http.fastify.server.address() as AddressInfo).port };
  return house;
};

/** A desk whose calls wait until they are let go, all of them or those with this word; and which have begun. */
const openHolding = async (held?: string, said?: string) => {
  const begun: string[] = [];
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const at = await openHouse((word) => {
    begun.push(word);
    return held === undefined || word === held ? promise : Promise.resolve();
  }, said);
  return { at, begun, letGo };
};

/** A connection by hand: what it says and what it has heard so far. */
const openConnection = async ({ port }: { readonly port: number }) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => (text += piece));
  socket.on('error', () => {});
  return {
    socket,
    /** Waits until so many answers with a body have come, and gives everything. */
    hears: async (answers: number): Promise<string> => {
      await expect.poll(() => text.split('HTTP/1.1 ').length - 1).toBe(answers);
      await expect.poll(() => text.endsWith('}')).toBe(true);
      return text;
    },
    heard: () => text,
  };
};

const callOf = (word: string, ...headers: readonly string[]): string => {
  const body = JSON.stringify({ word });
  const head = [
    'POST /vendor/test/echo HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'x-request-id: mine-12345',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(headers.length > 0 ? headers : ['x-proof: good']),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

/** A line whose first call waits to be let go. */
const beginFirst = async () => {
  const { at, begun, letGo } = await openHolding('first');
  const line = await openConnection(at);
  line.socket.write(callOf('first'));
  await expect.poll(() => begun).toEqual(['first']);
  return { at, line, begun, letGo };
};

const isClosed = ({ socket }: { readonly socket: Socket }): boolean => socket.destroyed || socket.readableEnded;

const connectionsOf = ({ fastify }: House): Promise<number> =>
  new Promise((resolve, reject) => {
    fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const withoutDate = (answer: string): string => answer.replace(/Date: [^\r]+ GMT\r\n/, 'Date\r\n');

test.each([
  ['a good call', callOf('hi')],
  ['letters of more than a byte', callOf('chào bạn')],
  ['a call that proves nothing', callOf('hi', 'x-proof: bad')],
  ['a body that is wrong', callOf('hi').replace('"word"', '"wort"')],
])('%s is answered with the same bytes, whether it comes at once or in pieces', async (_what, request) => {
  const at = await openHouse();
  const [whole, pieces] = [await openConnection(at), await openConnection(at)];

  whole.socket.write(request);
  pieces.socket.write(request.slice(0, 30));
  await sleep(20);
  pieces.socket.write(request.slice(30));

  const answer = withoutDate(await whole.hears(1));
  expect(answer).toContain('Date\r\n');
  expect(answer).toBe(withoutDate(await pieces.hears(1)));
});

test('a line carries call after call, and whatever else comes is answered by the framework on the same connection', async () => {
  const line = await openConnection(await openHouse());

  line.socket.write(callOf('one'));
  await line.hears(1);
  line.socket.write(callOf('two'));
  expect(await line.hears(2)).not.toContain('permissions-policy');
  line.socket.write('GET /wps/nothing HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await line.hears(3)).toMatch(/HTTP\/1.1 404 [^]*permissions-policy[^]*request.not-found/);
  line.socket.write(callOf('three'));
  expect(await line.hears(4)).toMatch(/"one"[^]*"two"[^]*"three"/);
});

test('whoever does not wait for an answer gets his answers in the order of his calls', async () => {
  const { line, begun, letGo } = await beginFirst();
  line.socket.write(callOf('second'));
  line.socket.write(callOf('third').slice(0, 40));
  await sleep(50);
  expect(begun).toEqual(['first']);
  letGo();
  await line.hears(2);
  line.socket.write(callOf('third').slice(40));

  expect(await line.hears(3)).toMatch(/"first"[^]*"second"[^]*"third"/);
});

test('whoever does not wait and then ends his side gets all his answers all the same', async () => {
  const { line, letGo } = await beginFirst();
  line.socket.end(callOf('second'));
  await sleep(50);
  letGo();

  expect(await line.hears(2)).toMatch(/"first"[^]*"second"/);
  await expect.poll(() => isClosed(line)).toBe(true);
});

test('a line becomes a socket of another kind where it asks to, and its bytes are not lost', async () => {
  const at = await openHouse();
  at.fastify.server.on('upgrade', (request, socket, head: Buffer) => {
    socket.end(`HTTP/1.1 101 Switching Protocols\r\n\r\n${request.url} ${head.toString()}}`);
  });
  const line = await openConnection(at);

  line.socket.write(callOf('first'));
  await line.hears(1);
  line.socket.write('GET /live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: other\r\n\r\nand more');

  expect(await line.hears(2)).toMatch(/\/live and more\}$/);
});

test('whoever ends his side after a call is answered, and then the line is closed', async () => {
  const line = await openConnection(await openHouse());

  line.socket.end(callOf('last'));

  expect(await line.hears(1)).toContain('{"word":"last"}');
  await expect.poll(() => isClosed(line)).toBe(true);
});

test('a caller who goes away in the middle holds nothing up', async () => {
  const { at, begun, letGo } = await openHolding();
  const line = await openConnection(at);
  line.socket.write(callOf('gone'));
  await expect.poll(() => begun.length).toBe(1);

  line.socket.resetAndDestroy();

  await at.idle();
  letGo();
  const next = await openConnection(at);
  next.socket.write(callOf('next'));
  expect(await next.hears(1)).toContain('{"word":"next"}');
});

test('whoever does not take his answers is not heard until he does, and then gets all of them', async () => {
  let answered = 0;
  const at = await openHouse(() => {
    answered += 1;
    return Promise.resolve();
  });
  const line = await openConnection(at);
  const word = 'x'.repeat(40_000);
  line.socket.pause();

  let asked = 0;
  let before = -1;
  // One call after the other; sooner or later nothing moves, because nobody reads.
  while (answered !== before && asked < 2_000) {
    before = answered;
    line.socket.write(callOf(word));
    asked += 1;
    await sleep(20);
  }
  expect(answered).toBeLessThan(asked);
  line.socket.resume();

  await expect.poll(() => line.heard().split(`{"word":"${word}"}`).length - 1, { timeout: 20_000 }).toBe(asked);
});

test('a line on which nothing comes is closed after its time, and not while it waits for an answer', async () => {
  const { at, begun, letGo } = await openHolding('slow');
  at.fastify.server.headersTimeout = 3_000;
  at.fastify.server.keepAliveTimeout = 1;
  const [silent, used, waiting] = [await openConnection(at), await openConnection(at), await openConnection(at)];
  used.socket.write(callOf('quick'));
  waiting.socket.write(callOf('slow'));
  await used.hears(1);
  await expect.poll(() => begun).toContain('slow');

  await expect.poll(() => isClosed(silent), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => isClosed(used), { timeout: 20_000 }).toBe(true);
  letGo();
  expect(await waiting.hears(1)).toContain('{"word":"slow"}');
});

test('whoever never takes his answer does not keep his line', async () => {
  const at = await openHouse(undefined, 'x'.repeat(32_000_000));
  at.fastify.server.headersTimeout = 100;
  const line = await openConnection(at);
  line.socket.pause();

  line.socket.write(callOf('hi'));

  await expect.poll(() => connectionsOf(at)).toBe(0);
  await at.idle();
});

test('a stopping node closes lines that wait for nothing, and answers what it has begun with a last word', async () => {
  const { at, begun, letGo } = await openHolding();
  const [silent, busy] = [await openConnection(at), await openConnection(at)];
  busy.socket.write(callOf('begun'));
  await expect.poll(() => begun.length).toBe(1);

  const closed = at.fastify.close();
  await expect.poll(() => isClosed(silent)).toBe(true);
  letGo();

  expect(await busy.hears(1)).toMatch(/Connection: close\r\n[^]*\{"word":"begun"\}/);
  await expect.poll(() => isClosed(busy)).toBe(true);
  await closed;
});

test('nothing that comes behind the last word of a stopping node is carried out', async () => {
  const { at, line, begun, letGo } = await beginFirst();

  const closed = at.fastify.close();
  line.socket.write(callOf('second'));
  await expect.poll(() => at.fastify.server.listening).toBe(false);
  letGo();

  expect(await line.hears(1)).toContain('Connection: close');
  await closed;
  expect(begun).toEqual(['first']);
});

test('a stopping node is not done before its last answer is taken', async () => {
  const long = 'x'.repeat(32_000_000);
  const { at, begun, letGo } = await openHolding(undefined, long);
  const line = await openConnection(at);
  line.socket.pause();
  line.socket.write(callOf('last'));
  await expect.poll(() => begun.length).toBe(1);
  const closed = at.fastify.close();
  letGo();
  let isIdle = false;
  const idle = at.idle().then(() => (isIdle = true));
  await sleep(200);
  expect(isIdle).toBe(false);

  line.socket.resume();

  await Promise.all([idle, closed]);
  await expect.poll(() => isClosed(line)).toBe(true);
  expect(line.heard().endsWith(`{"word":"${long}"}`)).toBe(true);
});

test('whoever does not go when his time is up is cut off', async () => {
  const { at, begun } = await openHolding();
  const line = await openConnection(at);
  line.socket.write(callOf('forever'));
  await expect.poll(() => begun.length).toBe(1);

  const closed = at.fastify.close();
  at.hangUp();

  await expect.poll(() => isClosed(line)).toBe(true);
  await closed;
  await at.idle();
});
