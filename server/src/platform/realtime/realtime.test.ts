import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MemberId } from '@fairground/contract/ids';
import { latest, push } from '@fairground/contract/push';
import { REALTIME_PATH } from '@fairground/contract/push-wire';
import type {
  PageEvents,
  PageTopic,
  PushMessage,
  ServerEvents,
  SubscribeAnswer,
  WatchedTopic,
} from '@fairground/contract/push-wire';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fakeClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { aSession } from '../../testing/http.ts';
import { createClients } from '../client.ts';
import { createBus } from '../bus/index.ts';
import type { Closed } from '../http/closure.ts';
import type { Authenticate } from '../http/route.ts';
import { silentLog } from '../log.ts';
import { createRealtime } from './create-realtime.ts';
import type { RealtimeDeps, RealtimeService } from './create-realtime.ts';

const { db, nodeUrl } = await testDatabase({ poolSize: 10 });
const clock = fakeClock();

const counted = push({ name: 'test.counted', audience: 'site', data: z.object({ number: z.number() }) });
const whispered = push({ name: 'test.whispered', audience: 'member', data: z.object({ text: z.string() }) });
const ANNA = 7n as MemberId;
const TOKEN = 'token-of-anna-0001';
const sessions = { isOpen: true };

const authenticate: Authenticate = (token) =>
  Promise.resolve(token === TOKEN && sessions.isOpen ? aSession({ sessionId: 70n, memberId: ANNA }) : undefined);

/** Why the site is closed to everybody, while it is. */
let closed: Closed | undefined;

const closers: (() => Promise<unknown> | void)[] = [];

const aNode = async (
  options: Partial<RealtimeDeps> = {},
  prepare: (realtime: RealtimeService) => void = () => undefined,
): Promise<RealtimeService & { readonly address: string }> => {
  const bus = await createBus({ url: nodeUrl, log: silentLog, gatherMs: 2 });
  const realtime = createRealtime({ db, bus, clock, log: silentLog, clients: createClients([]), ...options });
  prepare(realtime);
  const server = createServer();
  await realtime.start({ server, authenticate, recheck: authenticate, closedFor: () => Promise.resolve(closed) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    await realtime.stop();
    await bus.close();
    server.close();
  });
  return { ...realtime, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

type Page = {
  readonly socket: Socket<ServerEvents, PageEvents>;
  readonly heard: PushMessage[];
  readonly subscribe: (topic: PageTopic, after?: number | null) => Promise<SubscribeAnswer>;
};

const aPage = async (address: string, auth: object = {}): Promise<Page> => {
  const socket: Socket<ServerEvents, PageEvents> = io(address, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth,
    forceNew: true,
    reconnection: false,
  });
  closers.push(() => void socket.close());
  const heard: PushMessage[] = [];
  socket.on('push', (_topic, message) => heard.push(message));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { socket, heard, subscribe: (topic, after = null) => socket.emitWithAck('subscribe', { topic, after }) };
};

const seqs = (messages: readonly PushMessage[]): readonly number[] => messages.map(([seq]) => seq);

const currentSeq = async (topic: string): Promise<number> =>
  Number(
    (await sql<{ seq: bigint }>`select last_seq as seq from realtime_topic where topic = ${topic}`.execute(db)).rows[0]
      ?.seq ?? 0,
  );

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  sessions.isOpen = true;
  closed = undefined;
});

test('a push sent on one node reaches the pages of every node, in the order it was sent', async () => {
  const [here, there] = [await aNode(), await aNode()];
  const pages = [await aPage(here.address), await aPage(there.address)];
  await Promise.all(pages.map((page) => page.subscribe('site')));
  const before = await currentSeq('site');

  for (let number = 1; number <= 300; number += 1) (number % 2 === 0 ? here : there).toSite(counted, { number });

  for (const page of pages) {
    await eventually(() => expect(page.heard).toHaveLength(300));
    expect(seqs(page.heard)).toEqual(Array.from({ length: 300 }, (_, index) => before + index + 1));
  }
  expect(pages[0]?.heard).toEqual(pages[1]?.heard);
});

test('a page that names the last number it saw gets what it missed, on any node', async () => {
  const [here, there] = [await aNode(), await aNode()];
  const page = await aPage(here.address);
  const joined = await page.subscribe('site');
  here.toSite(counted, { number: 1 });
  await eventually(() => expect(page.heard).toHaveLength(1));
  page.socket.close();
  for (const number of [2, 3, 4]) here.toSite(counted, { number });
  await eventually(async () =>
    expect(await currentSeq('site')).toBe((joined.outcome === 'joined' ? joined.seq : 0) + 4),
  );

  const again = await aPage(there.address);
  const answer = await again.subscribe('site', page.heard[0]?.[0]);

  expect(answer.outcome).toBe('joined');
  expect(answer.outcome === 'joined' && answer.missed.map(([, , data]) => data)).toEqual([
    { number: 2 },
    { number: 3 },
    { number: 4 },
  ]);
});

test('a page that was away longer than messages are kept is asked to read its data again', async () => {
  const node = await aNode();
  const last = (await currentSeq('site')) + 2;
  node.toSite(counted, { number: 1 });
  node.toSite(counted, { number: 2 });
  await eventually(async () => expect(await currentSeq('site')).toBe(last));
  clock.advance(25 * 3_600_000);

  await node.schedules[0]?.job.run(null, AbortSignal.timeout(5_000));
  const page = await aPage(node.address);

  expect(await page.subscribe('site', last - 1)).toEqual({ outcome: 'reset', seq: last });
  expect(await page.subscribe('site', last + 5)).toEqual({ outcome: 'reset', seq: last });
  expect(await page.subscribe('site', last)).toEqual({ outcome: 'joined', seq: last, missed: [] });
});

test("a member's topic is heard with the member's own session only", async () => {
  const node = await aNode();
  const anna = await aPage(node.address, { token: TOKEN });
  const stranger = await aPage(node.address, { token: 'token-of-nobody-01' });
  const refused = { outcome: 'refused', code: 'access.login-required' };

  expect(await anna.subscribe('member')).toMatchObject({ outcome: 'joined' });
  expect(await stranger.subscribe('member')).toEqual(refused);
  node.toMember(whispered, ANNA, { text: 'hi' });

  await eventually(() => expect(anna.heard).toEqual([[1, 'test.whispered', { text: 'hi' }]]));
  expect(stranger.heard).toEqual([]);
});

test.each([
  ['maintenance', 'access.maintenance'],
  ['region', 'access.region-refused'],
] as const)(
  'while the site is closed by %s a page gets pushes of the site alone, until it opens',
  async (why, code) => {
    const node = await aNode();
    const before = await aPage(node.address, { token: TOKEN });
    expect((await before.subscribe('member')).outcome).toBe('joined');

    closed = { why };
    node.dropClosed();
    await eventually(() => expect(before.socket.connected).toBe(false));
    const page = await aPage(node.address, { token: TOKEN });

    expect(await page.subscribe('member')).toEqual({ outcome: 'refused', code });
    expect((await page.subscribe('site')).outcome).toBe('joined');
    node.dropClosed();
    closed = undefined;
    expect((await page.subscribe('member')).outcome).toBe('joined');
  },
);

test('a session that ends loses its sockets on every node', async () => {
  const [here, there] = [await aNode(), await aNode()];
  const anna = await aPage(there.address, { token: TOKEN });
  const visitor = await aPage(there.address);
  sessions.isOpen = false;

  here.disconnectSession(70n);

  await eventually(() => expect(anna.socket.connected).toBe(false));
  expect(visitor.socket.connected).toBe(true);
});

test('a message too large for the bus still arrives, and one too large for a page is refused', async () => {
  const [here, there] = [await aNode(), await aNode()];
  const page = await aPage(there.address, { token: TOKEN });
  await page.subscribe('member');

  here.toMember(whispered, ANNA, { text: 'x'.repeat(20_000) });

  await eventually(() => expect(page.heard.at(-1)?.[2]).toEqual({ text: 'x'.repeat(20_000) }));
  expect(() => here.toMember(whispered, ANNA, { text: 'x'.repeat(70_000) })).toThrow('exceeds');
});

test('a message another node stored but did not announce before it died still arrives', async () => {
  const node = await aNode();
  const page = await aPage(node.address);
  await page.subscribe('site');

  await sql`
    with bumped as (update realtime_topic set last_seq = last_seq + 1 where topic = 'site' returning last_seq)
    insert into realtime_message (topic, seq, name, data, at, batch)
    select 'site', last_seq, 'test.counted', '{"number": 99}', now(), gen_random_uuid() from bumped`.execute(db);

  await eventually(() => expect(page.heard.at(-1)?.[2]).toEqual({ number: 99 }));
});

test('the limits of one page and of one address hold', async () => {
  const node = await aNode({ limits: { socketsPerIpMax: 1, subscribesPerMinuteMax: 3 } });
  const page = await aPage(node.address, { token: TOKEN });

  expect(await page.subscribe('site')).toMatchObject({ outcome: 'joined' });
  expect(await page.subscribe('site', 1)).toMatchObject({ seq: expect.any(Number) });
  expect(await page.subscribe('site')).toMatchObject({ outcome: 'joined' });
  expect(await page.subscribe('site')).toEqual({ outcome: 'refused', code: 'request.too-many' });
  await expect(aPage(node.address)).rejects.toThrow('websocket error');
  page.socket.close();
  await eventually(() => expect(node.openSockets()).toBe(0));
  await expect(aPage(node.address)).resolves.toBeDefined();
});

test('a page cannot name the topic of another member, nor anything else that was not agreed', async () => {
  const node = await aNode();
  const page = await aPage(node.address, { token: TOKEN });
  const ask = (request: unknown): Promise<unknown> =>
    page.socket.emitWithAck('subscribe', request as { topic: PageTopic; after: null });

  for (const request of [
    { topic: 'member:8', after: null },
    { topic: 'session:70', after: null },
    { topic: 'site', after: -1 },
    { topic: 'site', after: 1.5 },
    { topic: 'site' },
    null,
    'site',
  ])
    expect(await ask(request)).toEqual({ outcome: 'refused', code: 'request.invalid' });
});

test('a page that sends more than it may is cut off', async () => {
  const node = await aNode();
  const page = await aPage(node.address);

  page.socket.emit('unsubscribe', 'x'.repeat(10_000) as PageTopic);

  await eventually(() => expect(page.socket.connected).toBe(false));
});

test('the number of the newest site message is at hand for pages rendered now', async () => {
  const node = await aNode();
  const before = node.siteSeq() ?? -1;

  node.toSite(counted, { number: 1 });

  await eventually(() => expect(node.siteSeq()).toBe(before + 1));
});

test('a node knows which members its pages subscribe to, and is notified of a new subscription', async () => {
  const node = await aNode();
  const begun: MemberId[] = [];
  node.whenHeard((member) => begun.push(member));
  expect(node.hears(ANNA)).toBe(false);
  const page = await aPage(node.address, { token: TOKEN });

  await page.subscribe('site');
  await page.subscribe('member');

  await eventually(() => expect(begun).toEqual([ANNA]));
  expect(node.hears(ANNA)).toBe(true);
  expect(node.heardMembers()).toEqual([ANNA]);
  page.socket.close();
  await eventually(() => expect(node.hears(ANNA)).toBe(false));
});

const score = latest({ kind: 'test.score', data: z.object({ goals: z.number() }) });

test('a page hears the latest values of what it watches, and of nothing it watched before', async () => {
  const rounds: (readonly string[])[] = [];
  const node = await aNode({}, ({ tellLatest }) =>
    tellLatest(score, async (keys, tell) => {
      rounds.push(keys);
      for (const key of keys) tell(key, { goals: Number(key) });
    }),
  );
  const page = await aPage(node.address);
  const heard: string[] = [];
  page.socket.on('latest', (topic, data) => heard.push(`${topic} ${JSON.stringify(data)}`));
  const watch = (...topics: string[]) => page.socket.emitWithAck('watch', topics as WatchedTopic[]);

  expect(await watch('test.score:1', 'test.score:2', 'other.thing:3')).toEqual({ outcome: 'watching' });
  await eventually(() =>
    expect(new Set(heard)).toEqual(new Set(['test.score:1 {"goals":1}', 'test.score:2 {"goals":2}'])),
  );
  expect(await watch('test.score:2')).toEqual({ outcome: 'watching' });
  await eventually(() => expect(rounds.at(-1)).toEqual(['2']));
  page.socket.close();
  await eventually(() => expect(rounds.at(-1)).toEqual([]));
});

test('what no page may ask to watch is refused and leaves what it watches', async () => {
  let keys: readonly string[] = [];
  const node = await aNode({ limits: { watchesPerMinuteMax: 4 } }, ({ tellLatest }) =>
    tellLatest(score, async (now) => void (keys = now)),
  );
  const page = await aPage(node.address);
  const watch = (topics: unknown) => page.socket.emitWithAck('watch', topics as WatchedTopic[]);
  const refused = { outcome: 'refused', code: 'request.invalid' };

  expect(await watch(['test.score:1'])).toEqual({ outcome: 'watching' });
  for (const wrong of ['test.score:1', [7], ['member:7'], ['test.score:1 2']])
    expect(await watch(wrong)).toEqual(refused);
  expect(await watch(Array.from({ length: 41 }, (_, at) => `test.score:${at}`))).toEqual(refused);
  closed = { why: 'maintenance' };
  expect(await watch(['test.score:2'])).toEqual({ outcome: 'refused', code: 'access.maintenance' });
  closed = undefined;
  await watch(['test.score:1']);
  await watch(['test.score:1']);
  expect(await watch(['test.score:2'])).toEqual({ outcome: 'refused', code: 'request.too-many' });
  await eventually(() => expect(keys).toEqual(['1']));
});
