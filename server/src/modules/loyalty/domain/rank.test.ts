import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { monthBefore, monthOf } from './month.ts';
import { areRanksSound, keptLevel, levelAfter, passedLevels, reachedBy } from './rank.ts';
import type { Rank } from './rank.ts';

const rank = (level: number, needValid: bigint, needDeposit: bigint): Rank => ({
  ...{ level, texts: {}, color: '#000000', color2: '#000000', rebateBoostPpm: 0, pointsX100: 100 },
  ...{ needValid: money(needValid), needDeposit: money(needDeposit), keepValid: money(needValid / 10n) },
  ...{ upgradeBonus: money(0n), monthSalary: money(0n), dailyWithdrawals: null },
});
const RANKS = [rank(0, 0n, 0n), rank(1, 1000n, 100n), rank(2, 2000n, 200n), rank(3, 4000n, 400n)];

test('a level is reached when both totals are, and levels may be jumped', () => {
  expect(reachedBy(RANKS, { valid: 999n, deposit: 900n })).toBe(0);
  expect(reachedBy(RANKS, { valid: 9000n, deposit: 199n })).toBe(1);
  expect(reachedBy(RANKS, { valid: 4000n, deposit: 400n })).toBe(3);
  expect(passedLevels(RANKS, 1, 3).map(({ level }) => level)).toEqual([2, 3]);
});

test('a month that is not enough takes one level, never below nothing or what staff hold', () => {
  expect(keptLevel(RANKS, { level: 3, monthValid: 399n, floor: 0 })).toBe(2);
  expect(keptLevel(RANKS, { level: 3, monthValid: 400n, floor: 0 })).toBe(3);
  expect(keptLevel(RANKS, { level: 3, monthValid: 0n, floor: 3 })).toBe(3);
  expect(keptLevel(RANKS, { level: 1, monthValid: 0n, floor: 3 })).toBe(1);
  expect(keptLevel(RANKS, { level: 0, monthValid: 0n, floor: 0 })).toBe(0);
});

test('a lost level does not come back by the old totals alone, but in a month that would keep it', () => {
  const fallen = { level: 2, reachedBefore: 3, reached: 3 };

  expect(levelAfter(RANKS, { ...fallen, monthValid: 200n })).toBe(2);
  expect(levelAfter(RANKS, { ...fallen, monthValid: 400n })).toBe(3);
  expect(levelAfter(RANKS, { level: 0, reachedBefore: 1, reached: 2, monthValid: 0n })).toBe(2);
});

test('a rank given by hand above the totals is not taken by play', () => {
  expect(levelAfter(RANKS, { level: 3, reachedBefore: 0, reached: 1, monthValid: 0n })).toBe(3);
});

test('needs only grow from level to level', () => {
  expect(areRanksSound(RANKS)).toBe(true);
  expect(areRanksSound([rank(0, 0n, 0n), rank(1, 2000n, 100n), rank(2, 1000n, 200n)])).toBe(false);
  expect(areRanksSound([rank(0, 1n, 0n)])).toBe(false);
});

test('the month of a day and the one before it', () => {
  expect([monthOf('2026-03-31'), monthBefore('2026-03-31'), monthBefore('2026-01-01')]).toEqual([
    '2026-03-01',
    '2026-02-01',
    '2025-12-01',
  ]);
});
