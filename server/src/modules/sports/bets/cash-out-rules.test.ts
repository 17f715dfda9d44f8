import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { SportsBet } from '@fairground/contract/sports/bets';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { refusal as refusalOf } from '../../../testing/refusal.ts';
import { aBook } from '../testing/book.ts';
import { followRules } from './cash-out-rules.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, betOf, cashOf, order, place, say, selection, state } = book;

const aBet = async () => {
  const [match, fan] = [await aMatch(), await aFan()];
  const { bet } = await place(fan, order([await selection(match.id, '1x2/ft', 'h')]));
  return { match, fan, bet };
};
type Offer = { readonly value: bigint | null; readonly atLeast: bigint | null };
const offerOf = (fan: MemberId, { betId }: SportsBet) =>
  book.ask<Offer>('sports.read-cash-out', { query: { betId } }, fan);
const setRule = (fan: MemberId, { betId }: SportsBet, atLeast: bigint | null) =>
  book.ask('sports.set-cash-out-rule', { body: { betId, atLeast: atLeast === null ? null : money(atLeast) } }, fan);
const priceAgain = () => asOwner(book.url, 'update sports_market set priced_at = clock_timestamp()');

test('a bet is taken out by itself once its value is reached, and never twice', async () => {
  const { fan, bet } = await aBet();
  const { value } = await offerOf(fan, bet);
  const target = (value ?? 0n) + 10_000n;
  await setRule(fan, bet, target);
  expect((await offerOf(fan, bet)).atLeast).toBe(target);

  expect(await followRules(book.deps)).toBe(1);
  expect((await betOf(fan, bet)).state).toBe('ACCEPTED');
  expect(await followRules(book.deps)).toBe(0);

  await setRule(fan, bet, value ?? 0n);
  await Promise.all([followRules(book.deps), followRules(book.deps)]);
  await priceAgain();
  expect(await followRules(book.deps)).toBe(0);

  expect(await betOf(fan, bet)).toMatchObject({ state: 'CASHED_OUT', payout: value });
  expect(await cashOf(fan)).toBe(900_000 + Number(value) / 10_000);
});

test('a live bet waits as it does by hand, and a rule that was taken back does nothing', async () => {
  const [live, free] = [await aBet(), await aBet()];
  await say(state(live.match.ref, 'LIVE', 0));
  await setRule(live.fan, live.bet, 1n);
  await setRule(free.fan, free.bet, 1n);
  await setRule(free.fan, free.bet, null);

  await followRules(book.deps);
  expect((await betOf(live.fan, live.bet)).state).toBe('ACCEPTED');
  await book.passDelay();
  await book.decideCashOuts();

  expect((await betOf(live.fan, live.bet)).state).toBe('CASHED_OUT');
  expect((await betOf(free.fan, free.bet)).state).toBe('ACCEPTED');
});

test('a rule is set on an own open bet alone', async () => {
  const { fan, bet } = await aBet();
  const stranger = await aFan();

  expect(await refusalOf(setRule(stranger, bet, 1n))).toBe('sports.bet-unknown');
  expect(await refusalOf(setRule(fan, bet, 0n))).toBe('sports.stake-refused');
  await setRule(fan, bet, 1n);
  await followRules(book.deps);
  expect(await refusalOf(setRule(fan, bet, 1n))).toBe('sports.cash-out-refused');
});
