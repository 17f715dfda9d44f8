import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import type { Fact } from '../../platform/events/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { callRoute, testPlatform } from '../../testing/modules.ts';
import { refusal } from '../../testing/refusal.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import { depositCredited } from '../cashier/index.ts';
import { createWebhooks } from './index.ts';

const MINUTE_MS = 60_000;
const PAID = { member: '7', currency: 'VND', amount: '1234500', fee: '0', deposit: '3', isFirst: false };
const { db } = await testDatabase();
const ground = await testPlatform(db);
const { clock } = ground;

type Received = { readonly url: string; readonly headers: Headers; readonly body: string };
const received: Received[] = [];
let answer = 200;
const webhooks = createWebhooks({
  ...ground,
  secretsKey: undefined,
  isSandbox: false,
  send: async (url, init) => {
    const [asked, body] = [url instanceof Request ? url.url : url.toString(), init?.body];
    received.push({ url: asked, headers: new Headers(init?.headers), body: typeof body === 'string' ? body : '' });
    if (answer === 0) throw new TypeError('fetch failed');
    return new Response(null, { status: answer });
  },
});

const call = (name: string, body: object) =>
  callRoute(webhooks.routes, `webhooks.${name}`, { body: { reason: 'a test', ...body } }, aCallOf(ANN));
const ask = (name: string, query: object = {}) =>
  callRoute(webhooks.routes, `webhooks.${name}`, { query }, aCallOf(ANN));
let requests = 0;
const newRequest = () => `00000000-0000-4000-8000-${(requests += 1).toString().padStart(12, '0')}`;
const add = (more: object = {}) =>
  call('add-webhook', {
    url: 'https://crm.example/hooks',
    events: ['cashier.deposit-credited'],
    requestKey: newRequest(),
    ...more,
  }) as Promise<{ webhookId: bigint; secret: string }>;
type Delivery = { deliveryId: bigint; state: string; tries: number; status: number | null; fault: string | null };
const deliveriesOf = async (webhookId: bigint) =>
  ((await ask('list-deliveries', { webhookId })) as { list: Delivery[] }).list;
const hear = (id: bigint, payload: object = PAID) =>
  inTransaction(db, async (tx) => {
    const fact: Fact<unknown> = { id, name: depositCredited.name, payload, at: clock.now() };
    for (const each of webhooks.listeners ?? []) await each.handle(tx, [fact]);
  });
const deliver = () => webhooks.jobs?.[0]?.run(null, new AbortController().signal);
const pause = async (webhookId: bigint) => {
  const { version } = (await ask('read-webhook', { webhookId })) as { version: number };
  await call('switch-webhook', { webhookId, version, to: 'off' });
};
const sentTo = (url: string) => received.filter((each) => each.url === url);

describe('[part of beyond 24] webhooks of the operator', () => {
  test('a fact is sent once to each address that hears it, with its amount as a decimal, signed by the secret', async () => {
    const url = 'https://one.example/hooks';
    const { webhookId, secret } = await add({ url });
    const other = await add({ events: ['members.member-closed'] });
    await hear(1n);
    await hear(1n);
    await deliver();
    await deliver();

    const [only, ...more] = sentTo(url);
    expect(more).toEqual([]);
    expect(JSON.parse(only?.body ?? '')).toEqual({
      type: 'cashier.deposit-credited',
      timestamp: clock.now().toISOString(),
      data: { ...PAID, amount: '123.4500', fee: '0.0000' },
    });
    const [id, at] = ['webhook-id', 'webhook-timestamp'].map((name) => only?.headers.get(name));
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${at}.${only?.body}`).digest('base64');
    expect(only?.headers.get('webhook-signature')).toBe(`v1,${expected}`);
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'DELIVERED', tries: 1, status: 200 }]);
    expect(await deliveriesOf(other.webhookId)).toEqual([]);
    await pause(webhookId);
  });

  test('what is not received is tried again later, given up after eight tries, and sent again under the same id', async () => {
    const url = 'https://two.example/hooks';
    const { webhookId } = await add({ url });
    answer = 503;
    await hear(2n);
    await deliver();
    await deliver();
    expect(await deliveriesOf(webhookId)).toMatchObject([
      { state: 'WAITING', tries: 1, status: 503, fault: 'status 503' },
    ]);
    answer = 0;
    for (const minutes of [1, 5, 30, 120, 360, 720, 1_440]) {
      clock.advance(minutes * MINUTE_MS);
      await deliver();
    }
    const [given] = await deliveriesOf(webhookId);
    expect(given).toMatchObject({ state: 'FAILED', tries: 8, status: null, fault: 'unreachable' });

    answer = 200;
    expect(await call('replay-failed', { webhookId })).toEqual({ count: 1 });
    await deliver();
    await call('replay-delivery', { deliveryId: given?.deliveryId });
    await deliver();

    expect(sentTo(url)).toHaveLength(10);
    expect(new Set(sentTo(url).map(({ headers }) => headers.get('webhook-id')))).toEqual(new Set(['fact-2']));
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'DELIVERED', tries: 1 }]);
    await pause(webhookId);
  });

  test('a paused address keeps what waits, and two nodes at once send a delivery once', async () => {
    const url = 'https://three.example/hooks';
    const { webhookId } = await add({ url });
    await hear(3n);
    await pause(webhookId);
    await hear(4n);
    await deliver();
    expect(sentTo(url)).toEqual([]);

    const { version } = (await ask('read-webhook', { webhookId })) as { version: number };
    await call('switch-webhook', { webhookId, version, to: 'on' });
    await Promise.all([deliver(), deliver()]);

    expect(sentTo(url).map(({ headers }) => headers.get('webhook-id'))).toEqual(['fact-3']);
    await pause(webhookId);
  });

  test('the same request adds one address and answers its secret; another secret signs from then on', async () => {
    const requestKey = newRequest();
    const [one, twin] = await Promise.all([add({ requestKey }), add({ requestKey })]);
    expect(twin).toEqual(one);

    const { version } = (await ask('read-webhook', { webhookId: one.webhookId })) as { version: number };
    const renewed = (await call('renew-webhook-secret', { webhookId: one.webhookId, version })) as { secret: string };
    expect(renewed.secret).not.toBe(one.secret);
    expect(await refusal(call('renew-webhook-secret', { webhookId: one.webhookId, version }))).toBe(
      'webhooks.version-conflict',
    );
    const ping = { webhookId: one.webhookId, requestKey: newRequest() };
    await Promise.all([call('ping-webhook', ping), call('ping-webhook', ping)]);
    expect(await deliveriesOf(one.webhookId)).toHaveLength(1);
  });

  test('an address that is not https, or names a login, is refused, and so is what nobody added', async () => {
    const nobody = { webhookId: 999_999n };
    expect(await refusal(add({ url: 'http://crm.example/hooks' }))).toBe('webhooks.url-refused');
    expect(await refusal(add({ url: 'https://ann:secret@crm.example/' }))).toBe('webhooks.url-refused');
    expect(await refusal(ask('read-webhook', nobody))).toBe('webhooks.unknown');
    expect(await refusal(call('replay-failed', nobody))).toBe('webhooks.unknown');
    expect(await refusal(call('replay-delivery', { deliveryId: 999_999n }))).toBe('webhooks.delivery-unknown');
  });

  test('deliveries are forgotten after a month, unless they wait', async () => {
    const { webhookId } = await add({ url: 'https://old.example/hooks' });
    await hear(5n);
    await deliver();
    await hear(6n);
    await pause(webhookId);
    clock.advance(31 * 24 * 60 * MINUTE_MS);
    await webhooks.schedules
      ?.find(({ job }) => job.name === 'webhooks.purge')
      ?.job.run(null, new AbortController().signal);

    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'WAITING' }]);
  });
});
