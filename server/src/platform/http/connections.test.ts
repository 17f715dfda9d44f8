import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { noLimits, TEST_TOKENS } from '../../testing/http.ts';
import { echo } from '../../testing/signed-echo.ts';
import { createClients } from '../client.ts';
import { Refusal } from '../refusal.ts';
import {
  say,
  closeServer,
  openServer,
  openHolding,
  openConnection,
  PATHS,
  callOf,
  isClosed,
  withoutDate,
  call,
} from './testing/connections.ts';

afterEach(closeServer);

describe('one pipeline for every request', () => {
  test('a signed call has the headers every answer has, its id and its own words', async () => {
    const noted: unknown[] = [];
    const at = await openServer(undefined, { onAnswered: (name, status) => noted.push({ name, status }) });

    const { status, headers, text } = await call(at, '{"word":"chào"}', { headers: { 'x-request-id': 'mine-12345' } });

    expect({ status, text }).toEqual({ status: 200, text: '{"word":"chào"}' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': '16',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': 'mine-12345',
    });
    expect(noted).toEqual([{ name: 'test.echo', status: 200 }]);
  });

  test('a call of the site is counted, known, read and refused in its language, with the headers of a browser', async () => {
    const counted: string[] = [];
    const at = await openServer(undefined, {
      clients: createClients(['127.0.0.1']),
      limits: {
        ...noLimits,
        countCall: async (ip) => {
          counted.push(ip);
          if (ip === '203.0.113.66') throw new Refusal('request.too-many', { retryAfterSeconds: 7 });
        },
      },
    });
    const sent = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'play.example' };
    const tell = (text: string, headers: Record<string, string> = {}) =>
      call(at, text, { path: say.path, headers: { ...sent, ...headers } });

    const known = await tell('{"word":"hi"}', { authorization: `Bearer ${TEST_TOKENS.member}` });
    expect(JSON.parse(known.text).value).toEqual({ word: 'hi', account: 'member', host: 'play.example' });
    expect(known.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect((await tell('{"word":"poor"}', { language: 'EN' })).text).toContain('EN wallet.insufficient-funds');
    expect((await tell('{"word":"bug"}')).status).toBe(500);
    expect((await tell('{"word":7}')).status).toBe(422);
    expect(counted).toEqual(Array.from({ length: 4 }, () => '203.0.113.7'));
    const flood = await tell('{"word":"hi"}', { 'x-forwarded-for': '203.0.113.66', language: 'EN' });
    expect(flood).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
    expect(flood.text).toContain('EN request.too-many');
  });

  test('a signed call that proves nothing is held against the address behind the trusted proxy', async () => {
    const counted: string[] = [];
    const at = await openServer(undefined, {
      clients: createClients(['127.0.0.1']),
      limits: {
        ...noLimits,
        countCall: (ip) => Promise.resolve(void counted.push(ip)),
      },
    });

    const refused = await call(at, '{"word":"x"}', { headers: { 'x-proof': 'bad', 'x-forwarded-for': '203.0.113.9' } });

    expect(refused).toMatchObject({ status: 401, text: '{"said":"no"}' });
    expect(counted).toEqual(['203.0.113.9']);
  });

  test('what no signed call may be is refused: another method, a query, an unknown path, too much', async () => {
    const at = await openServer();

    expect((await call(at, '{"word":"x"}', { path: `${echo.path}?a=1` })).status).toBe(400);
    expect((await call(at, '', { method: 'GET' })).status).toBe(405);
    expect((await call(at, '{"word":"x"}', { path: '/vendor/test/other' })).status).toBe(404);
    expect((await call(at, JSON.stringify({ word: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  test('a path is compared decoded, once: an escaped letter is that letter, an escaped escape is nothing', async () => {
    const at = await openServer();
    const escaped = say.path.replace('/say', '/%73ay');

    expect(await call(at, '{"word":"hi"}', { path: escaped })).toMatchObject({ status: 200 });
    const other = await call(at, '', { path: escaped, method: 'PUT' });
    expect([other.status, other.headers.allow]).toEqual([405, 'OPTIONS, POST']);
    const twice = await call(at, '{"word":"hi"}', { path: say.path.replace('/say', '/%2573ay') });
    expect(JSON.parse(twice.text)).toMatchObject({ code: 'request.not-found' });
  });

  test.each(['', 'json', 'application/json, application/json'])('the content type "%s" is refused', async (type) => {
    const at = await openServer();

    const { status } = await call(at, '{"word":"hi"}', { path: say.path, headers: { 'content-type': type } });

    expect(status).toBe(415);
  });
});

describe('bodies that arrive in pieces of any size', () => {
  test.each(PATHS)('%s is answered with the same bytes, whether a call comes at once or in pieces', async (path) => {
    const at = await openServer();
    for (const request of [
      callOf('hi', path),
      callOf('chào bạn', path),
      callOf('hi', path).replace('"word"', '"wort"'),
    ]) {
      const [whole, pieces] = [await openConnection(at), await openConnection(at)];
      whole.socket.write(request);
      pieces.socket.write(request.slice(0, 30));
      await sleep(20);
      pieces.socket.write(request.slice(30));

      expect(withoutDate(await whole.hears(1))).toBe(withoutDate(await pieces.hears(1)));
    }
  });

  test('a body in chunks is put together before it is looked at', async () => {
    const at = await openServer();

    expect((await call(at, ['{"wo', 'rd":"h', 'i"}'])).text).toBe('{"word":"hi"}');
  });

  test('a request that never ends holds its connection for a while only', async () => {
    const at = await openServer(undefined, { requestWithinMs: 1_500 });
    const begin = async (framing: string): Promise<string> => {
      const line = await openConnection(at);
      line.socket.write(`POST ${say.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}`);
      await expect.poll(() => isClosed(line), { timeout: 10_000 }).toBe(true);
      return line.heard();
    };

    const answers = await Promise.all([
      begin('content-length: 90\r\n\r\n{'),
      begin('transfer-encoding: chunked\r\n\r\n1\r\n{\r\n'),
      begin('x-never: '),
    ]);

    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('connections that are kept', () => {
  test('a connection serves calls of every kind one after another, in order', async () => {
    const { at, begun, letGo } = await openHolding('first');
    const line = await openConnection(at);

    line.socket.write(callOf('first') + callOf('second', say.path) + callOf('third'));
    await expect.poll(() => begun).toContain('first');
    await sleep(50);
    expect(line.heard()).toBe('');
    letGo();

    expect(await line.hears(3)).toMatch(/"first"[^]*"second"[^]*"third"/);
  });

  test('a caller that ends its side after its calls gets all its answers all the same', async () => {
    const line = await openConnection(await openServer());

    line.socket.end(callOf('one') + callOf('two'));

    expect(await line.hears(2)).toMatch(/"one"[^]*"two"/);
    await expect.poll(() => isClosed(line)).toBe(true);
  });

  test('a caller that goes away in the middle holds nothing up', async () => {
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

  test('a connection on which nothing comes is closed after its time, and not while it waits for an answer', async () => {
    const { at, begun, letGo } = await openHolding('slow');
    at.fastify.server.keepAliveTimeout = 500;
    const [used, waiting] = [await openConnection(at), await openConnection(at)];
    used.socket.write(callOf('quick'));
    waiting.socket.write(callOf('slow'));
    await used.hears(1);
    await expect.poll(() => begun).toContain('slow');

    await expect.poll(() => isClosed(used), { timeout: 20_000 }).toBe(true);
    letGo();
    expect(await waiting.hears(1)).toContain('{"word":"slow"}');
  });
});
