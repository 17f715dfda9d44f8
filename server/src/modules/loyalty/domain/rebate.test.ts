import { expect, test } from 'vitest';
import { isOpenAt, mulRate, payable } from './rebate.ts';

test('[part of C-10] a share is cut toward nothing, on both sides of it', () => {
  // Valid bets of 80,000.00 at 2,000 parts per million are 160.0000.
  expect(mulRate(800_000_000n, 2_000)).toBe(160_0000n);
  expect([mulRate(999n, 1_000), mulRate(-999n, 1_000), mulRate(-1_999n, 1_000)]).toEqual([0n, -0n, -1n]);
});

test('[part of C-10] days are added up exactly and cut to cents once, and corrections are netted', () => {
  expect(payable([51n, 50n])).toBe(100n);
  expect(payable([10_050n, -60n])).toBe(9_900n);
  expect(payable([100n, -200n])).toBe(0n);
});

test('[part of C-10] rebates are taken within the hours of the house', () => {
  const hours = { opensAt: '01:30', closesAt: '23:30' };

  expect(['01:29', '01:30', '23:29', '23:30'].map((time) => isOpenAt(time, hours))).toEqual([false, true, true, false]);
});
