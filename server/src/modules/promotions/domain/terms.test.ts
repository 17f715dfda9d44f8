import { money } from '@fairground/contract/money';
import { PLAIN_TERMS } from '@fairground/contract/promotions/terms';
import type { Terms } from '@fairground/contract/promotions/terms';
import { expect, test } from 'vitest';
import { capOf, periodOf, rewardOf, wagerOf } from './terms.ts';

const whole = (amount: number) => money(BigInt(amount) * 10_000n);
const terms: Terms = {
  ...PLAIN_TERMS,
  kind: 'FIRST_DEPOSIT',
  percentPpm: 1_000_000,
  amount: whole(300_000),
  minDeposit: whole(1_000),
  multiplierX100: 1_000,
  maxBet: whole(50_000),
  capX100: null,
  runHours: 168,
  budget: whole(1_000_000),
};

test.each([
  ['half of 100,000 is 50,000', { percentPpm: 500_000 }, whole(100_000), whole(50_000)],
  ['the part ends at its most', {}, whole(400_000), whole(300_000)],
  ['a deposit below the smallest brings nothing', {}, money(9_999_999n), money(0n)],
  ['the smallest deposit is enough', {}, whole(1_000), whole(1_000)],
  [
    'what is less than a hundredth stays with the house',
    { percentPpm: 333_333 },
    money(10_000_000n),
    money(3_333_300n),
  ],
  ['a gift needs no deposit', { kind: 'GIFT' as const, amount: whole(7) }, undefined, whole(7)],
])('[C-10] of a deposit bonus, %s', (_rule, parts, deposit, reward) => {
  expect(rewardOf({ ...terms, ...parts }, deposit)).toBe(reward);
});

test('[C-10] a bonus is wagered as many times as its terms say, and becomes cash up to their cap', () => {
  expect(wagerOf(terms, whole(50_000))).toBe(whole(500_000));
  expect([capOf(terms, whole(5)), capOf({ ...terms, capX100: 250 }, whole(5))]).toEqual([undefined, money(125_000n)]);
});

test('a cap that no account could hold is the largest one the ledger stores', () => {
  expect(capOf({ ...terms, capX100: 100_000 }, whole(1_000_000_000_000))).toBe(10n ** 18n);
});

test('[T-18] a first deposit and a gift are given once, a reload once a day', () => {
  const day = '2026-12-13';

  expect((['FIRST_DEPOSIT', 'GIFT', 'RELOAD'] as const).map((kind) => periodOf({ kind }, day))).toEqual([
    'once',
    'once',
    day,
  ]);
});
