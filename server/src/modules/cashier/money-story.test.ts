import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { callRoute } from '../../testing/modules.ts';
import { seededRandom } from '../../testing/random.ts';
import { createProtection } from '../protection/index.ts';
import { cashierDesk } from './testing/cashier-desk.ts';
import { moneyStory } from './testing/money-story.ts';

/** What the short stories of these seeds meet; the long one meets everything. */
const MET = [
  ...['CREDITED', 'EXPIRED', 'REVERSED', 'REVIEW'].map((status) => `deposit ${status}`),
  ...['REVIEW_1', 'APPROVED', 'PAYING', 'PAID_OUT', 'CONFIRMED'].map((status) => `withdrawal ${status}`),
  ...['paid by crypto', 'transfer'],
];
const MET_WITH_LOST_COMMITS = [
  ...['APPROVED', 'PAYING', 'PAID_OUT', 'CONFIRMED', 'DISPUTED'].map((status) => `withdrawal ${status}`),
  ...['deposit EXPIRED', 'deposit REVIEW', 'transfer', 'stopped by a limit of play'],
];

const MET_BY_MEMBERS = ['paid by a member', 'slice RECEIVED', 'slice EXPIRED', 'withdrawal CONFIRMED'];

test('whatever members, providers and staff do, sums are zero, nothing counts twice and holds are what is open', async () => {
  const story = await moneyStory(await testDatabase(), seededRandom('a story of the cashier'), 4);

  for (let part = 0; part < 2; part += 1) {
    await story.play(60);
    expect(await story.faults()).toEqual([]);
  }
  const reached = await story.reached();
  expect(MET.filter((state) => !reached.has(state))).toEqual([]);
});

test('the same holds while the connection of every other commit is lost before its answer', async () => {
  const random = seededRandom('commits are lost');
  const story = await moneyStory(await testDatabase(), random, 4, { areCommitsLost: true });

  await story.play(120);

  expect(await story.faults()).toEqual([]);
  const reached = await story.reached();
  expect(MET_WITH_LOST_COMMITS.filter((state) => !reached.has(state))).toEqual([]);
});

test('the same holds where members pay each other’s withdrawals, part by part', async () => {
  const story = await moneyStory(await testDatabase(), seededRandom('members pay each other one'), 4, {
    doMembersPay: true,
  });

  for (let part = 0; part < 2; part += 1) {
    await story.play(80);
    expect(await story.faults()).toEqual([]);
  }
  const reached = await story.reached();
  expect(MET_BY_MEMBERS.filter((state) => !reached.has(state))).toEqual([]);
});

test('of a hundred deposits at once at the edge of a deposit limit one is taken, and late money does not pass it', async () => {
  const desk = await cashierDesk(await testDatabase());
  const { routes } = createProtection(desk);
  const page = desk.pageOf(await desk.aMember('edgeofit'));
  const body = { kind: 'deposit', window: 'day', amount: money(100_000_0000n) };
  await callRoute(routes, 'protection.set-limit', { body }, page.caller);

  const asked = await Promise.allSettled(Array.from({ length: 100 }, () => page.deposit('qr', 60_000)));

  const taken = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(taken).toHaveLength(1);
  const reasons = asked.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect([...new Set(reasons)]).toEqual(['Refusal: protection.deposit-limit']);

  // The first expires, another takes its place, and then both are paid.
  desk.clock.advance(31 * 60_000);
  await desk.runJob('cashier.expire-deposits');
  const [first, second] = [taken[0], await page.deposit('qr', 60_000)];
  await desk.pay(second, 'pay');
  if (first) await desk.pay(first, 'pay');
  expect((await page.status(second.no)).status).toBe('CREDITED');
  expect(await page.status(first?.no ?? '')).toMatchObject({ status: 'REVIEW', reason: 'credit-refused' });
  expect(await page.cash()).toBe(60_000_0000n);
});
