import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute, testPlatform } from '../../testing/modules.ts';
import { testPostbox } from '../../testing/postbox.ts';
import type { TestPostboxOptions } from '../../testing/postbox.ts';
import type { Address } from './domain/message.ts';
import type { NewMessage } from './send-message.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const phone: Address = { channel: 'sms', to: '+84912345678' };
const mailbox: Address = { channel: 'email', to: 'mai@example.com' };

const aHouse = async (options: TestPostboxOptions = {}) => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  const house = testPostbox(ground, options);
  const setFault = (channel: 'sms' | 'email', fault: string) =>
    callRoute(house.postbox.routes, 'postbox.set-outbox-fault', { body: { channel, fault } }, aCaller());
  const ask = () => house.postbox.sendCode({ address: phone, purpose: 'login', language: 'EN', ip: '203.0.113.7' });
  const write = (message: Partial<NewMessage> = {}) =>
    inTransaction(db, (tx) =>
      house.postbox.send(tx, {
        address: mailbox,
        language: 'EN',
        template: 'password-changed',
        values: { account: 'mai', at: '2026-01-05T08:00:00Z', link: 'https://play.example/not-me#abc' },
        ...message,
      } as NewMessage),
    );
  return { ...ground, ...house, setFault, ask, write };
};

type Queued = Awaited<ReturnType<typeof aHouse>>['queued'];

const takeJob = (queued: Queued): Queued[number] => {
  const [job] = queued.splice(0);
  if (job === undefined) throw new Error('Nothing waits.');
  return job;
};

const messagesIn = async (db: Db) =>
  (
    await sql<{ state: string; attempts: number; fills: unknown }>`
      select state, attempts, fills from postbox_message order by id`.execute(db)
  ).rows;

const outboxIn = async (db: Db): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::integer as n from postbox_outbox`.execute(db)).rows[0]?.n ?? 0;

test('a message is queued in the transaction that needs it, and not at all when that rolls back', async () => {
  const { db, postbox, deliver, write } = await aHouse();
  const failing = inTransaction(db, async (tx) => {
    await postbox.send(tx, {
      address: mailbox,
      language: 'EN',
      template: 'password-changed',
      values: { account: 'mai', at: '2026-01-05T08:00:00Z', link: 'https://play.example/not-me#abc' },
    });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await deliver();
  expect(await outboxIn(db)).toBe(0);

  await write();
  await deliver();

  expect(await outboxIn(db)).toBe(1);
  expect(await messagesIn(db)).toEqual([{ state: 'sent', attempts: 1, fills: null }]);
});

test('a provider that cannot be reached is tried again, later each time, until the message went', async () => {
  const { db, clock, queued, deliver, setFault, write } = await aHouse();
  await setFault('email', 'time-out');
  await write();
  const pauses: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    await deliver();
    const runAt = queued[0]?.runAt;
    pauses.push(((runAt?.getTime() ?? 0) - clock.now().getTime()) / SECOND);
    clock.set(runAt ?? clock.now());
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);

  await setFault('email', 'none');
  await deliver();

  expect(queued).toEqual([]);
  expect(await outboxIn(db)).toBe(1);
  expect(await messagesIn(db)).toEqual([{ state: 'sent', attempts: 11, fills: null }]);
});

test('a message sent twice at once goes once, and one sent again not at all', async () => {
  const seen: string[] = [];
  const gateway: typeof fetch = async (url, options) => {
    seen.push(await new Request(url, options).text());
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Response(null, { status: 202 });
  };
  const { db, ask, queued } = await aHouse({
    environment: { SMS_PROVIDER: 'http', SMS_URL: 'https://sms.example/send' },
    fetch: gateway,
  });
  await ask();
  const job = takeJob(queued);

  await Promise.all(Array.from({ length: 10 }, () => job.run()));
  await job.run();

  expect(seen).toHaveLength(1);
  expect(await messagesIn(db)).toEqual([{ state: 'sent', attempts: 1, fills: null }]);
});

test('a try that died leaves the message for the next, under the same id, when its claim is over', async () => {
  const seen: { id: string; key: string | null }[] = [];
  let isDead = true;
  const gateway: typeof fetch = async (url, options) => {
    const request = new Request(url, options);
    const { id } = JSON.parse(await request.text());
    seen.push({ id, key: request.headers.get('idempotency-key') });
    if (isDead) await new Promise(() => undefined);
    return new Response(null, { status: 200 });
  };
  const { db, clock, ask, queued, deliver } = await aHouse({
    environment: { SMS_PROVIDER: 'http', SMS_URL: 'https://sms.example/send' },
    fetch: gateway,
  });
  await ask();
  const job = takeJob(queued);
  // The node is killed while it waits for the gateway: nothing of it comes back.
  void job.run();
  await expect.poll(() => seen.length).toBe(1);
  isDead = false;

  await job.run();
  const again = queued.map(({ runAt }) => runAt);
  clock.advance(2 * MINUTE);
  await deliver();

  expect(again).toEqual([new Date('2026-01-05T08:02:00Z')]);
  expect(seen).toHaveLength(2);
  expect(seen[1]).toEqual(seen[0]);
  expect(await messagesIn(db)).toEqual([{ state: 'sent', attempts: 2, fills: null }]);
});

test('a try that comes back after its claim was over changes nothing any more', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const gateway: typeof fetch = () => new Promise((resolve) => answers.push(resolve));
  const { db, clock, ask, queued } = await aHouse({
    environment: { SMS_PROVIDER: 'http', SMS_URL: 'https://sms.example/send' },
    fetch: gateway,
  });
  await ask();
  const job = takeJob(queued);
  const slow = job.run();
  await expect.poll(() => answers.length).toBe(1);
  clock.advance(2 * MINUTE + 1);
  const second = job.run();
  await expect.poll(() => answers.length).toBe(2);

  answers[1]?.(new Response(null, { status: 200 }));
  await second;
  answers[0]?.(new Response(null, { status: 400 }));
  await slow;

  expect(await messagesIn(db)).toEqual([{ state: 'sent', attempts: 2, fills: null }]);
});

test('[part of X-01] a refused code is announced as failed, and its owner may ask again at once', async () => {
  const { db, ask, setFault, deliver, announced, lastCode } = await aHouse();
  await ask();
  await setFault('sms', 'refuse');
  await deliver();

  expect(await messagesIn(db)).toEqual([{ state: 'failed', attempts: 1, fills: null }]);
  expect(announced).toEqual([
    { name: 'postbox.message-failed', payload: { messageId: '1', channel: 'sms', purpose: 'login' } },
  ]);
  await expect(ask()).rejects.toMatchObject({ code: 'postbox.sending-failed' });
  await setFault('sms', 'none');
  await ask();
  expect(await lastCode(phone)).toMatch(/^\d{6}$/);
});

test('a code that could not be sent in its time is given up, a letter after a day and a half', async () => {
  const { db, clock, ask, write, setFault, deliver, queued, announced } = await aHouse();
  await setFault('sms', 'time-out');
  await setFault('email', 'time-out');
  await ask();
  await write();

  const deadline = clock.now().getTime() + 37 * HOUR;
  while (queued.length > 0 && clock.now().getTime() < deadline) {
    await deliver();
    const next = queued.map(({ runAt }) => runAt?.getTime() ?? 0).toSorted((a, b) => a - b)[0];
    if (next !== undefined) clock.set(new Date(next));
  }

  expect(queued).toEqual([]);
  expect((await messagesIn(db)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(announced.map(({ payload }) => payload)).toEqual([
    { messageId: '1', channel: 'sms', purpose: 'login' },
    { messageId: '2', channel: 'email', purpose: 'password-changed' },
  ]);
  expect(await outboxIn(db)).toBe(0);
});

test('a mailbox is not flooded: letters past twenty of a kind and day are withheld, which the sender cannot see', async () => {
  const { db, write, deliver, clock } = await aHouse();

  for (let nth = 0; nth < 25; nth += 1) await write();
  await deliver();
  await write({ template: 'already-registered', values: {} });
  await deliver();

  expect(await outboxIn(db)).toBe(21);
  expect((await messagesIn(db)).filter(({ state }) => state === 'withheld')).toHaveLength(5);
  clock.advance(24 * HOUR);
  await write();
  await deliver();
  expect(await outboxIn(db)).toBe(22);
});

test('letters past what the whole site may send wait for the next day', async () => {
  const { db, write, deliver, queued, clock } = await aHouse({ environment: { MESSAGES_PER_DAY: '2' } });
  for (let nth = 0; nth < 3; nth += 1) await write({ address: { channel: 'email', to: `mai${nth}@example.com` } });
  await deliver();
  expect(await outboxIn(db)).toBe(2);

  for (let time = 0; time < 1_000 && queued.length > 0; time += 1) {
    clock.set(queued[0]?.runAt ?? clock.now());
    await deliver();
  }

  expect(queued).toEqual([]);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(new Date('2026-01-06T08:00:00Z').getTime());
  expect((await messagesIn(db)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('without a way out nothing is promised and nothing is lost silently', async () => {
  const { ask, write, deliver, announced } = await aHouse({
    environment: { SMS_PROVIDER: 'none', EMAIL_PROVIDER: 'none' },
  });

  await expect(ask()).rejects.toMatchObject({ code: 'postbox.sending-failed' });
  await write();
  await deliver();

  expect(announced).toHaveLength(1);
});
