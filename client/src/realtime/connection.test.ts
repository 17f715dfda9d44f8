import { latest, push } from '@fairground/contract/push';
import type {
  PageTopic,
  PushMessage,
  SubscribeAnswer,
  SubscribeRequest,
  WatchAnswer,
} from '@fairground/contract/push-wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createConnectionStore } from './connection-state.ts';
import { openConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { createHandlers } from './handlers.ts';
import { tabHeard } from './heard.ts';
import { createWatches } from './latest.ts';
import type { Watches } from './latest.ts';

type Asked = SubscribeRequest & { readonly answer: (error: Error | null, answer?: SubscribeAnswer) => void };

/** The library's socket, driven by the test: `open` and `drop` are what the network does. */
const { socket } = vi.hoisted(() => {
  const heard = new Map<string, (...given: never[]) => void>();
  const fire = (event: string, ...given: unknown[]): void => heard.get(event)?.(...(given as never[]));
  const made = {
    id: 0,
    active: false,
    connected: false,
    token: undefined as unknown,
    asked: [] as unknown[],
    watched: [] as unknown[],
    auth: (_give: (auth: unknown) => void): void => undefined,
    on: (event: string, handler: (...given: never[]) => void) => void heard.set(event, handler),
    connect: () => void (made.active = true),
    disconnect: () => {
      made.active = false;
      if (made.connected) made.drop('io client disconnect');
    },
    timeout: () => ({
      emit: (event: string, request: object, answer: unknown) =>
        void (event === 'watch'
          ? made.watched.push({ topics: request, answer })
          : made.asked.push({ ...request, answer })),
    }),
    open: () => {
      made.id += 1;
      made.connected = true;
      made.auth((auth) => (made.token = (auth as { token?: string }).token));
      fire('connect');
    },
    drop: (reason = 'transport close') => {
      made.connected = false;
      fire('disconnect', reason);
    },
    push: (topic: string, message: unknown) => fire('push', topic, message),
    latest: (topic: string, data: unknown) => fire('latest', topic, data),
  };
  return { socket: made };
});

vi.mock('socket.io-client', () => ({
  io: (_address: string, options: { auth: typeof socket.auth }) => Object.assign(socket, { auth: options.auth }),
}));

const counted = push({ name: 'test.counted', audience: 'site', data: z.object({ number: z.number() }) });
const message = (seq: number): PushMessage => [seq, counted.name, { number: seq }];

const network = { onLine: true };
const page = new EventTarget();
let connection: Connection;
let delivered: number[];
let resets: number;
let state: ReturnType<typeof createConnectionStore>;
let watches: Watches;

const lastAsked = (topic: PageTopic): Asked => {
  const asked = (socket.asked as Asked[]).findLast((request) => request.topic === topic);
  if (asked === undefined) throw new Error(`The page never asked for ${topic}.`);
  return asked;
};

const start = (options: { readonly token?: string; readonly siteSeq?: number } = {}): void => {
  const handlers = createHandlers();
  delivered = [];
  resets = 0;
  handlers.add(counted, ({ number }) => delivered.push(number));
  handlers.addReset(() => (resets += 1));
  state = createConnectionStore();
  watches = createWatches();
  connection = openConnection({
    handlers,
    state,
    token: options.token ?? null,
    siteSeq: options.siteSeq ?? null,
    heard: tabHeard,
    watches,
    address: 'http://play.example',
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('sessionStorage', memoryStorage());
  network.onLine = true;
  Object.assign(socket, { asked: [], watched: [], active: false, connected: false, token: undefined });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page asks from the number it was rendered at and delivers what it missed, then what comes', () => {
  start({ siteSeq: 3 });
  socket.open();

  lastAsked('site').answer(null, { outcome: 'joined', seq: 5, missed: [message(4), message(5)] });
  socket.push('site', message(6));
  socket.push('site', message(6));

  expect(lastAsked('site').after).toBe(3);
  expect(delivered).toEqual([4, 5, 6]);
  expect(state.get()).toBe('connected');
});

test('after a drop the page asks from the last number it delivered', () => {
  start();
  socket.open();
  lastAsked('site').answer(null, { outcome: 'joined', seq: 7, missed: [] });
  socket.push('site', message(8));

  socket.drop();
  const between = state.get();
  socket.open();
  socket.push('site', message(10));
  lastAsked('site').answer(null, { outcome: 'joined', seq: 10, missed: [message(9), message(10)] });

  expect(between).toBe('reconnecting');
  expect(lastAsked('site').after).toBe(8);
  expect(delivered).toEqual([8, 9, 10]);
});

test('an answer that belongs to the connection before the drop is ignored', () => {
  start();
  socket.open();
  const old = lastAsked('site');
  socket.drop();
  socket.open();

  old.answer(null, { outcome: 'joined', seq: 1, missed: [] });
  lastAsked('site').answer(null, { outcome: 'joined', seq: 2, missed: [] });
  socket.push('site', message(3));

  expect(delivered).toEqual([3]);
});

test('a gap makes the page ask again, and no answer in time as well', () => {
  start();
  socket.open();
  lastAsked('site').answer(null, { outcome: 'joined', seq: 1, missed: [] });
  socket.push('site', message(3));
  lastAsked('site').answer(new Error('timeout'));

  expect(socket.asked).toHaveLength(3);
  lastAsked('site').answer(null, { outcome: 'joined', seq: 3, missed: [message(2), message(3)] });
  expect(delivered).toEqual([2, 3]);
});

test('a reset tells the page to read its data again and goes on from the new number', () => {
  start({ siteSeq: 1 });
  socket.open();

  lastAsked('site').answer(null, { outcome: 'reset', seq: 50 });
  socket.push('site', message(51));

  expect(resets).toBe(1);
  expect(delivered).toEqual([51]);
});

test("a login opens the member's topic under the new token, a logout closes it", () => {
  start();
  socket.open();
  expect(() => lastAsked('member')).toThrow('never asked');

  connection.changeToken('token-of-anna');
  socket.open();
  lastAsked('member').answer(null, { outcome: 'joined', seq: 0, missed: [] });
  socket.push('member', message(1));
  const tokenThen = socket.token;
  connection.changeToken(null);
  socket.open();
  socket.push('member', message(2));

  expect(tokenThen).toBe('token-of-anna');
  expect(socket.token).toBeUndefined();
  expect(delivered).toEqual([1]);
});

test("a page of the same tab goes on from the member's last message, one of another member does not", () => {
  start({ token: 'token-of-anna' });
  socket.open();
  lastAsked('member').answer(null, { outcome: 'joined', seq: 4, missed: [] });
  socket.push('member', message(5));
  connection.close();

  start({ token: 'token-of-anna' });
  socket.open();
  lastAsked('member').answer(null, { outcome: 'joined', seq: 6, missed: [message(6)] });
  const afterTheNextPage = { from: lastAsked('member').after, delivered };
  connection.changeToken('token-of-bert');
  socket.open();

  expect(afterTheNextPage).toEqual({ from: 5, delivered: [6] });
  expect(lastAsked('member').after).toBeNull();
});

test('without a network the page does not try, with one it does', () => {
  network.onLine = false;
  start();
  const before = { state: state.get(), isTrying: socket.active };

  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  socket.open();
  network.onLine = false;
  page.dispatchEvent(new Event('offline'));

  expect(before).toEqual({ state: 'offline', isTrying: false });
  expect(state.get()).toBe('offline');
  expect(socket.active).toBe(false);
});

test('a page the server dismissed comes back after a moment', () => {
  start();
  socket.open();
  socket.active = false;
  socket.drop('io server disconnect');

  vi.advanceTimersByTime(5_000);

  expect(socket.active).toBe(true);
});

test('a topic that is refused for now is asked for again later, one that needs a login is not', () => {
  start({ token: 'token-of-anna' });
  socket.open();
  lastAsked('site').answer(null, { outcome: 'refused', code: 'request.unavailable' });
  lastAsked('member').answer(null, { outcome: 'refused', code: 'access.login-required' });

  vi.advanceTimersByTime(5_000);

  expect((socket.asked as Asked[]).map(({ topic }) => topic)).toEqual(['site', 'member', 'site']);
});

const score = latest({ kind: 'test.score', data: z.object({ goals: z.number() }) });
type Watching = { readonly topics: readonly string[]; readonly answer: (error: null, answer: WatchAnswer) => void };

test('what a page watches is asked for once for all that came on screen together, and again after a drop', () => {
  start();
  const heard: unknown[] = [];
  const arriving: (readonly string[])[] = [];
  const watch = (keys: readonly string[]) =>
    watches.set(score, keys, {
      onChange: (key, { goals }) => heard.push([key, goals]),
      onWatching: (now) => arriving.push(now),
    });
  socket.open();
  watch(['1']);
  watch(['1', '2']);
  vi.advanceTimersByTime(1_000);
  (socket.watched.at(-1) as Watching).answer(null, { outcome: 'watching' });
  socket.latest('test.score:2', { goals: 3 });

  socket.drop();
  socket.open();

  expect((socket.watched as Watching[]).map(({ topics }) => topics)).toEqual([
    ['test.score:1', 'test.score:2'],
    ['test.score:1', 'test.score:2'],
  ]);
  expect(heard).toEqual([['2', 3]]);
  expect(arriving).toEqual([['1', '2'], []]);
});

test('a page that watches nothing asks for nothing, and a refused watch is asked again', () => {
  start();
  socket.open();
  vi.advanceTimersByTime(10_000);
  const before = socket.watched.length;
  watches.set(score, ['1'], { onChange: () => undefined, onWatching: () => undefined });
  vi.advanceTimersByTime(1_000);
  (socket.watched.at(-1) as Watching).answer(null, { outcome: 'refused', code: 'request.unavailable' });
  vi.advanceTimersByTime(10_000);

  expect(before).toBe(0);
  expect(socket.watched).toHaveLength(2);
});
