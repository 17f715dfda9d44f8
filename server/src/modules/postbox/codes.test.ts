import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inTransaction, openDatabase } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { testPlatform } from '../../testing/modules.ts';
import { testPostbox } from '../../testing/postbox.ts';
import { hashCode } from './domain/code.ts';
import type { Address, Purpose } from './domain/message.ts';
import type { Postbox } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const phone: Address = { channel: 'sms', to: '+84912345678' };
const mailbox: Address = { channel: 'email', to: 'mai@example.com' };
const ip = '203.0.113.7';

const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((close) => close())));

const aHouse = async (environment: Readonly<Record<string, string>> = {}) => {
  const { db, url, nodeUrl } = await testDatabase();
  const aside = openDatabase({ url: nodeUrl, poolSize: 2, applicationName: 'fairground aside' });
  opened.push(aside.close);
  const ground = await testPlatform(db);
  const house = testPostbox(ground, { asideDb: aside.db, environment });
  const { postbox } = house;
  const ask = (parts: Partial<Parameters<Postbox['sendCode']>[0]> = {}) =>
    postbox.sendCode({ address: phone, purpose: 'register', language: 'TY', ip, ...parts });
  const spend = (code: string, parts: { address?: Address; purpose?: Purpose; subject?: string } = {}) =>
    inTransaction(db, (tx) => postbox.spendCode(tx, { address: phone, purpose: 'register', code, ...parts }));
  const restarted = () => testPostbox(ground, { asideDb: aside.db, environment });
  return { ...ground, ...house, url, ask, spend, restarted };
};

const refusedAs = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** Some six digits that are not the code. */
const wrong = (code: string, nth = 1): string => String((Number(code) + nth) % 1_000_000).padStart(6, '0');

test('[part of A-04] a code is six digits, arrives at the number it was asked for, and opens what it was asked for', async () => {
  const { ask, spend, lastCode, clock } = await aHouse();

  const sent = await ask();
  const code = await lastCode(phone);

  expect(sent).toEqual({ expiredMinutes: 3, expiresAt: new Date(clock.now().getTime() + 3 * MINUTE) });
  expect(code).toMatch(/^\d{6}$/);
  expect(await refusedAs(spend(code))).toBe('nothing was refused');
});

test('[part of A-04] a code is spent once', async () => {
  const { ask, spend, lastCode } = await aHouse();
  await ask();
  const code = await lastCode(phone);
  await spend(code);

  expect(await refusedAs(spend(code))).toBe('postbox.code-expired');
});

test('[part of A-04] of a hundred that spend one code at once, one succeeds', async () => {
  const { ask, spend, lastCode } = await aHouse();
  await ask();
  const code = await lastCode(phone);

  const outcomes = await Promise.all(Array.from({ length: 100 }, () => refusedAs(spend(code))));

  expect(outcomes.filter((outcome) => outcome === 'nothing was refused')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['nothing was refused', 'postbox.code-expired']));
});

test('a code whose transaction rolled back is as good as before, however often', async () => {
  const { ask, spend, lastCode, db, postbox } = await aHouse();
  await ask();
  const code = await lastCode(phone);

  for (let time = 0; time < 8; time += 1) {
    const failing = inTransaction(db, async (tx) => {
      await postbox.spendCode(tx, { address: phone, purpose: 'register', code });
      throw new Error('the username is taken');
    });
    await expect(failing).rejects.toThrow('the username is taken');
  }

  expect(await refusedAs(spend(code))).toBe('nothing was refused');
});

test('[part of A-06] five wrong tries end a code, and a rollback gives none of them back', async () => {
  const { ask, spend, lastCode } = await aHouse();
  await ask({ purpose: 'recover' });
  const code = await lastCode(phone);
  const guess = (nth: number) => refusedAs(spend(wrong(code, nth), { purpose: 'recover' }));

  const guesses = [await guess(1), await guess(2), await guess(3), await guess(4), await guess(5)];

  expect(guesses).toEqual(Array.from({ length: 5 }, () => 'postbox.code-wrong'));
  expect(await guess(6)).toBe('postbox.code-expired');
  expect(await refusedAs(spend(code, { purpose: 'recover' }))).toBe('postbox.code-expired');
});

test('[part of A-06] of a hundred guesses at once five are judged', async () => {
  const { ask, spend, lastCode } = await aHouse();
  await ask();
  const code = await lastCode(phone);

  const outcomes = await Promise.all(Array.from({ length: 100 }, (_, nth) => refusedAs(spend(wrong(code, nth + 1)))));

  expect(outcomes.filter((outcome) => outcome === 'postbox.code-wrong')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'postbox.code-expired')).toHaveLength(95);
});

test('tries are remembered over a restart and on every node', async () => {
  const { ask, spend, lastCode, restarted, db } = await aHouse();
  await ask();
  const code = await lastCode(phone);
  for (let nth = 1; nth <= 3; nth += 1) await refusedAs(spend(wrong(code, nth)));
  const { postbox: neighbour } = restarted();
  const guessThere = (given: string) =>
    refusedAs(inTransaction(db, (tx) => neighbour.spendCode(tx, { address: phone, purpose: 'register', code: given })));

  expect(await guessThere(wrong(code, 4))).toBe('postbox.code-wrong');
  expect(await guessThere(wrong(code, 5))).toBe('postbox.code-wrong');
  expect(await guessThere(code)).toBe('postbox.code-expired');
});

test('a code is bound to its address, its purpose and its subject', async () => {
  const { ask, spend, lastCode } = await aHouse();
  await ask({ purpose: 'second-verification', subject: 'challenge 1' });
  const code = await lastCode(phone);
  const asIs = { purpose: 'second-verification', subject: 'challenge 1' } as const;

  expect(await refusedAs(spend(code, { ...asIs, purpose: 'login' }))).toBe('postbox.code-expired');
  expect(await refusedAs(spend(code, { ...asIs, subject: 'challenge 2' }))).toBe('postbox.code-expired');
  expect(await refusedAs(spend(code, { ...asIs, subject: '' }))).toBe('postbox.code-expired');
  expect(await refusedAs(spend(code, { ...asIs, address: mailbox }))).toBe('postbox.code-expired');
  expect(await refusedAs(spend(code, { ...asIs, address: { channel: 'sms', to: '+84912345679' } }))).toBe(
    'postbox.code-expired',
  );
  expect(await refusedAs(spend(code, asIs))).toBe('nothing was refused');
});

test('a code is good until its last minute is over, and the minutes are a setting', async () => {
  const { ask, spend, lastCode, clock } = await aHouse({ CODE_MINUTES: '7' });
  expect((await ask()).expiredMinutes).toBe(7);
  const code = await lastCode(phone);

  clock.advance(7 * MINUTE);

  expect(await refusedAs(spend(code))).toBe('postbox.code-expired');
});

test('a code in its last second still opens', async () => {
  const { ask, spend, lastCode, clock } = await aHouse();
  await ask();
  const code = await lastCode(phone);

  clock.advance(3 * MINUTE - 1);

  expect(await refusedAs(spend(code))).toBe('nothing was refused');
});

test('[part of T-07] while one code counts down no other is sent, and the answer says for how long', async () => {
  const { ask, clock, queued } = await aHouse();
  await ask();
  clock.advance(30_000);

  const tooSoon = ask();

  await expect(tooSoon).rejects.toMatchObject({
    code: 'postbox.code-too-soon',
    value: { retryAfterSeconds: 150 },
  });
  expect(queued).toHaveLength(1);
  clock.advance(150_000);
  await expect(ask()).resolves.toMatchObject({ expiredMinutes: 3 });
});

test('[part of T-07] of a hundred that ask at once, on two nodes, one gets a code', async () => {
  const { ask, restarted, queued } = await aHouse();
  const { postbox: neighbour } = restarted();

  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      refusedAs(
        nth % 2 === 0 ? ask() : neighbour.sendCode({ address: phone, purpose: 'register', language: 'TY', ip }),
      ),
    ),
  );

  expect(outcomes.filter((outcome) => outcome === 'nothing was refused')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'postbox.code-too-soon')).toHaveLength(99);
  expect(queued).toHaveLength(1);
});

test('[part of T-07] a spent code counts down no more', async () => {
  const { ask, spend, lastCode } = await aHouse();
  await ask();
  await spend(await lastCode(phone));

  expect(await refusedAs(ask())).toBe('nothing was refused');
});

test('a new code ends the one before and has its own count of tries', async () => {
  const { ask, spend, lastCode, clock } = await aHouse();
  await ask();
  const first = await lastCode(phone);
  for (let nth = 1; nth <= 5; nth += 1) await refusedAs(spend(wrong(first, nth)));
  clock.advance(3 * MINUTE);
  await ask();
  const second = await lastCode(phone);

  expect(second).not.toBe(first);
  expect(await refusedAs(spend(first))).toBe('postbox.code-wrong');
  expect(await refusedAs(spend(second))).toBe('nothing was refused');
});

test('the code is in the database only inside its message, and not even there once it was sent', async () => {
  const { ask, lastCode, url } = await aHouse();
  await ask();
  const code = await lastCode(phone);
  await asOwner(url, 'truncate postbox_outbox');

  for (const table of ['postbox_message', 'postbox_code', 'postbox_use']) {
    const { rows } = await asOwner(url, `select ${table}::text as row from ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join(' ')).not.toContain(code);
  }
});

test('a decoy answers, counts down and refuses like a real code, and no code spends it', async () => {
  const { ask, spend, db, lastMessage } = await aHouse();
  const real = await ask({ address: { channel: 'sms', to: '+84900000001' } });
  const silent = await ask({ decoy: 'silent' });

  expect(silent).toEqual(real);
  expect(await lastMessage(phone)).toBeUndefined();
  expect(await refusedAs(ask({ decoy: 'silent' }))).toBe('postbox.code-too-soon');
  expect(await refusedAs(ask())).toBe('postbox.code-too-soon');
  const { rows } = await sql<{ salt: Buffer; code_hash: Buffer }>`
    select salt, code_hash from postbox_code where address = ${phone.to}`.execute(db);
  const found = Array.from({ length: 1_000_000 }, (_, number) => String(number).padStart(6, '0')).find((code) =>
    hashCode(rows[0]?.salt ?? Buffer.alloc(0), code).equals(rows[0]?.code_hash ?? Buffer.alloc(0)),
  );
  expect(await refusedAs(spend(found ?? 'none'))).toBe('postbox.code-wrong');
}, 60_000);

test('a decoy may reveal to the owner of the number that there is an account, and only to the owner', async () => {
  const { ask, lastMessage, announced } = await aHouse();

  await ask({ decoy: 'already-registered', language: 'EN' });
  const message = await lastMessage(phone);

  expect(message).toMatchObject({ code: null, purpose: 'register' });
  expect(message?.body).toContain('already has an account');
  expect(announced).toEqual([]);
});

test('[part of T-07] a number gets so many codes a day, no matter who asks', async () => {
  const { ask, clock, queued } = await aHouse({ CODES_PER_RECIPIENT: '4' });
  for (let nth = 0; nth < 4; nth += 1) {
    await ask({ ip: `203.0.113.${nth}` });
    clock.advance(3 * MINUTE);
  }

  const flood = ask({ ip: '198.51.100.1' });

  await expect(flood).rejects.toMatchObject({
    code: 'postbox.quota-used',
    value: { retryAfterSeconds: 24 * 3_600 - 12 * 60 },
  });
  expect(queued).toHaveLength(4);
  expect(await refusedAs(ask({ purpose: 'login' }))).toBe('postbox.quota-used');
  expect(await refusedAs(ask({ address: mailbox }))).toBe('nothing was refused');
  clock.advance(24 * HOUR);
  expect(await refusedAs(ask())).toBe('nothing was refused');
});

test('[part of T-07] a network asks for so many codes a day, whichever numbers it names', async () => {
  const { ask, queued } = await aHouse({ CODES_PER_ADDRESS: '5' });
  const flood = Array.from({ length: 20 }, (_, nth) =>
    refusedAs(ask({ address: { channel: 'sms', to: `+8497111110${nth}` }, ip: `2001:db8:1:2::${nth}` })),
  );

  const outcomes = await Promise.all(flood);

  expect(outcomes.filter((outcome) => outcome === 'nothing was refused')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'postbox.quota-used')).toHaveLength(15);
  expect(await refusedAs(ask({ ip: '2001:db8:1:3::1' }))).toBe('nothing was refused');
  expect(queued).toHaveLength(6);
});

test('[part of T-07] the whole site sends so many a day on a channel, decoys included, over restarts and nodes', async () => {
  const { ask, restarted } = await aHouse({ MESSAGES_PER_DAY: '3' });
  const number = (nth: number): Address => ({ channel: 'sms', to: `+8498765432${nth}` });
  const { postbox: neighbour } = restarted();
  await ask({ address: number(1), ip: '203.0.113.1' });
  await ask({ address: number(2), ip: '203.0.113.2', decoy: 'silent' });
  await neighbour.sendCode({ address: number(3), purpose: 'login', language: 'EN', ip: '203.0.113.3' });

  expect(await refusedAs(ask({ address: number(4), ip: '203.0.113.4' }))).toBe('postbox.quota-used');
  expect(
    await refusedAs(restarted().postbox.sendCode({ address: number(5), purpose: 'login', language: 'EN', ip })),
  ).toBe('postbox.quota-used');
  expect(await refusedAs(ask({ address: mailbox }))).toBe('nothing was refused');
});

test('a refused code leaves nothing: no message, no countdown, no use', async () => {
  const { ask, db, queued } = await aHouse({ MESSAGES_PER_DAY: '0' });

  expect(await refusedAs(ask())).toBe('postbox.quota-used');

  const { rows } = await sql`
    select 1 from postbox_message union all select 1 from postbox_code union all select 1 from postbox_use`.execute(db);
  expect(rows).toEqual([]);
  expect(queued).toEqual([]);
});

test.each([
  [{ channel: 'sms', to: '0912345678' }],
  [{ channel: 'sms', to: '+8491234567890123' }],
  [{ channel: 'sms', to: '+84 912345678' }],
  [{ channel: 'email', to: 'Mai@example.com' }],
  [{ channel: 'email', to: 'mai@example.com, bob@example.com' }],
  [{ channel: 'email', to: 'mai@example.com\r\nBcc: bob@example.com' }],
  [{ channel: 'email', to: 'mai@localhost' }],
  [{ channel: 'email', to: `${'a'.repeat(64)}@${'b'.repeat(200)}.example` }],
] as const)('[part of X-01] nothing is sent to %o', async (address) => {
  const { ask } = await aHouse();

  expect(await refusedAs(ask({ address }))).toBe('postbox.address-refused');
});

test('what is long over is swept away, what is still asked for stays', async () => {
  const { ask, spend, lastCode, postbox, clock, db } = await aHouse();
  await ask();
  const code = await lastCode(phone);
  clock.advance(2 * HOUR);
  const purge = () => postbox.schedules?.[0]?.job.run(null, new AbortController().signal);
  const left = async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from postbox_message)::integer + (select count(*) from postbox_code)::integer
        + (select count(*) from postbox_use)::integer + (select count(*) from postbox_outbox)::integer as n`.execute(
      db,
    );
    return rows[0]?.n;
  };

  await purge();
  expect(await refusedAs(spend(code))).toBe('postbox.code-expired');
  expect(await left()).toBe(6);
  clock.advance(31 * 24 * HOUR);
  await purge();

  expect(await left()).toBe(0);
});
