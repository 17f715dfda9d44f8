import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { protectionFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const fixture = await protectionFixture(database);
const { db, clock, wallet, identity, protection, newPlayer, runJob } = fixture;
const HOUR_MS = 3_600_000;

const limit = (kind: string, window: string, amount: bigint | null) => ({
  body: { kind, window, amount: amount === null ? null : money(amount) },
});
const messagesOf = async (member: bigint): Promise<readonly string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from messages_message where member_id = ${member} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
};

test('a stake limit holds at once, in the transaction of the bet, and counts what was staked before', async () => {
  const player = await newPlayer('limitone');
  await player.deposit(10_000n, 'd');
  expect(await player.stake(60n, 'before')).toBe('applied');

  const shown = await player.call('set-limit', limit('stake', 'day', 100n));

  expect(shown).toMatchObject({
    limits: [{ kind: 'stake', window: 'day', amount: 100n, minutes: null, used: { amount: 60n }, pending: null }],
    relaxHours: 24,
    isReviewDue: false,
  });
  expect(await player.stake(41n, 'over')).toBe('limit-reached');
  expect(await player.stake(40n, 'edge')).toBe('applied');
  expect(await messagesOf(player.id)).toEqual(['limit-tightened']);
});

test('a weaker limit needs 24 hours and a second yes; a removal as well', async () => {
  const player = await newPlayer('limittwo');
  await player.deposit(10_000n, 'd');
  await player.call('set-limit', limit('loss', 'month', 100n));
  await player.call('set-limit', limit('loss', 'month', 500n));
  const confirm = { body: { kind: 'loss', window: 'month' } };

  expect(await refusal(player.call('confirm-limit', confirm))).toBe('protection.relax-not-due');
  clock.advance(24 * HOUR_MS);
  expect(await player.stake(101n, 'waits')).toBe('limit-reached');
  expect(await player.call('confirm-limit', confirm)).toMatchObject({ limits: [{ amount: 500n, pending: null }] });
  expect(await player.stake(101n, 'relaxed')).toBe('applied');
  expect(await refusal(player.call('confirm-limit', confirm))).toBe('protection.nothing-to-confirm');

  await player.call('set-limit', limit('loss', 'month', null));
  clock.advance(24 * HOUR_MS);
  expect(await player.call('confirm-limit', confirm)).toMatchObject({ limits: [] });
  expect(await player.stake(5_000n, 'free')).toBe('applied');
  expect(await messagesOf(player.id)).toEqual([
    'limit-tightened',
    'limit-relax-asked',
    'limit-relaxed',
    'limit-relax-asked',
    'limit-relaxed',
  ]);
});

test('tightening drops a weaker limit that waits', async () => {
  const player = await newPlayer('limitthree');
  await player.call('set-limit', limit('stake', 'week', 100n));
  await player.call('set-limit', limit('stake', 'week', 300n));
  await player.call('set-limit', limit('stake', 'week', 50n));
  clock.advance(25 * HOUR_MS);

  const confirm = { body: { kind: 'stake', window: 'week' } };
  expect(await refusal(player.call('confirm-limit', confirm))).toBe('protection.nothing-to-confirm');
  expect(await player.call('read-limits')).toMatchObject({ limits: [{ amount: 50n }] });
});

test('bad limits are refused with a clear code and change nothing', async () => {
  const player = await newPlayer('limitfour');
  const codeOf = (body: object): Promise<string> => refusal(player.call('set-limit', { body }));
  const negative = { kind: 'stake', window: 'day', amount: money(-1n) };

  expect(await codeOf(negative)).toBe('protection.amount-refused');
  expect(await codeOf({ kind: 'stake', window: 'day', minutes: 5 })).toBe('protection.amount-refused');
  expect(await codeOf({ kind: 'stake', window: 'day' })).toBe('protection.amount-refused');
  expect(await codeOf({ kind: 'session-time', window: 'day', minutes: 1_441 })).toBe('protection.amount-refused');
  expect(await codeOf({ kind: 'stake', window: 'day', amount: null })).toBe('protection.limit-not-set');
  expect(await player.call('read-limits')).toMatchObject({ limits: [] });
});

test('of a hundred deposits at once on a limit for seven, exactly seven pass; waiting ones count', async () => {
  const player = await newPlayer('limitfive');
  await player.call('set-limit', limit('deposit', 'day', 750n));
  await asOwner(
    database.url,
    'create table asked_deposit (member_id bigint, amount bigint); grant all on asked_deposit to public',
  );

  const ask = () =>
    inTransaction(db, async (tx) => {
      const waiting = async (): Promise<Money> => {
        const { rows } = await sql<{ sum: bigint }>`
          select coalesce(sum(amount), 0)::bigint as sum from asked_deposit where member_id = ${player.id}`.execute(tx);
        return money(rows[0]?.sum ?? 0n);
      };
      const objection = await protection.objectionToDeposit(tx, player.id, { amount: money(100n), waiting });
      if (objection === undefined) await sql`insert into asked_deposit values (${player.id}, 100)`.execute(tx);
      return objection;
    });
  const answers = await Promise.all(Array.from({ length: 100 }, ask));

  expect(answers.filter((answer) => answer === undefined)).toHaveLength(7);
  expect(new Set(answers)).toEqual(new Set([undefined, 'protection.deposit-limit']));
});

test('the deposit limit is gross and rolls: what was paid in 24 hours ago no longer counts, and what is left is told before', async () => {
  const player = await newPlayer('limitsix');
  await player.call('set-limit', limit('deposit', 'day', 100n));
  await player.call('set-limit', limit('deposit', 'week', 150n));
  const objection = (amount: bigint) =>
    inTransaction(db, (tx) =>
      protection.objectionToDeposit(tx, player.id, { amount: money(amount), waiting: money(0n) }),
    );
  // The ledger keeps the time of the database; the clock of the rules is set beside it.
  clock.set(new Date());
  await player.deposit(80n, 'd1');
  await player.stake(80n, 'lost');
  clock.advance(HOUR_MS);

  const room = (waiting = 0n) => protection.depositRoomOf(db, player.id, money(waiting));

  expect(await room()).toEqual({ pause: undefined, left: 20n });
  expect(await room(15n)).toEqual({ pause: undefined, left: 5n });
  expect(await objection(20n)).toBeUndefined();
  expect(await objection(21n)).toBe('protection.deposit-limit');
  clock.advance(24 * HOUR_MS);
  expect(await room()).toEqual({ pause: undefined, left: 70n });
  expect(await objection(70n)).toBeUndefined();
  expect(await objection(71n)).toBe('protection.deposit-limit');
  expect(await player.call('read-limits')).toMatchObject({
    limits: [
      { window: 'day', used: { amount: 0n } },
      { window: 'week', used: { amount: 80n } },
    ],
  });
});

test('when the time of sessions is used up, sessions end and stakes are refused until the window has moved on', async () => {
  const player = await newPlayer('limitseven');
  await player.deposit(1_000n, 'd');
  await player.call('set-limit', { body: { kind: 'session-time', window: 'day', minutes: 20 } });
  clock.advance(19 * 60_000);
  await runJob('keep-session-time');
  expect(await player.stake(1n, 'in time')).toBe('applied');

  clock.advance(60_000);
  await runJob('keep-session-time');
  await runJob('keep-session-time');

  expect(await player.stake(1n, 'late')).toBe('blocked');
  expect(await identity.listTimes(db, player.id, new Date(0))).toMatchObject([{ isRunning: false }]);
  clock.advance(24 * HOUR_MS);
  await runJob('keep-session-time');
  expect(await player.stake(1n, 'next day')).toBe('applied');
});

test('half a year after the last look at the limits a reminder is written, once; a review starts the time again', async () => {
  const player = await newPlayer('limiteight');
  await player.call('set-limit', limit('stake', 'day', 100n));
  clock.advance(190 * 24 * HOUR_MS);
  await runJob('prompt-reviews');
  await runJob('prompt-reviews');

  expect(await messagesOf(player.id)).toEqual(['limit-tightened', 'limits-to-review']);
  expect(await player.call('read-limits')).toMatchObject({ isReviewDue: true });
  expect(await player.call('review-limits')).toMatchObject({ isReviewDue: false });
});

test("nobody reads another member's limits", async () => {
  const player = await newPlayer('limitnine');
  await player.call('set-limit', limit('stake', 'day', 100n));
  const other = await newPlayer('limitten');

  expect(await other.call('read-limits')).toMatchObject({ limits: [] });
  expect(
    await callRoute(protection.routes, 'protection.read-limits', {}, aCaller({ session: other.session })),
  ).toMatchObject({ limits: [] });
  expect(await wallet.listLimits(db, other.id)).toEqual([]);
});

const asStaff = (name: string, input: { query?: object; body?: object }) =>
  callRoute(protection.routes, `protection.${name}`, input, aCallOf(ANN));

test('staff set a limit or a stricter one at once, and loosen none; the member gets a message and the audit keeps who', async () => {
  const player = await newPlayer('limitstaff');
  await player.deposit(10_000n, 'd');
  const change = { memberId: player.id, kind: 'stake', window: 'day', reason: 'markers of harm' };
  const tighten = (amount: bigint) => asStaff('tighten-limit', { body: { ...change, amount: money(amount) } });

  await tighten(100n);
  await tighten(100n);
  expect(await refusal(tighten(101n))).toBe('protection.limit-loosens');
  expect(await refusal(asStaff('tighten-limit', { body: change }))).toBe('protection.amount-refused');
  await tighten(50n);

  expect(await asStaff('list-member-limits', { query: { memberId: player.id } })).toMatchObject({
    list: [{ limit: 'stake day', amount: 50n, usedAmount: 0n, minutes: null, relaxesFrom: null }],
  });
  expect(await player.stake(51n, 'over')).toBe('limit-reached');
  expect(await messagesOf(player.id)).toEqual(['limit-tightened', 'limit-tightened']);
  const nobody = { ...change, memberId: 999_999n, amount: money(1n) };
  expect(await refusal(asStaff('tighten-limit', { body: nobody }))).toBe('members.member-unknown');
});
