import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { readMinorUnits, writeMinorUnits } from './minor-units.ts';

test.each([
  ['VND', 150n, 1_500_000n],
  ['USD', 150n, 15_000n],
  ['USDT', 1_500_000n, 15_000n],
  ['BTC', 150_000_000n, 15_000n],
])('[W23] minor units of %s reach the ledger exactly and come back', (currency, minor, units) => {
  expect(readMinorUnits(minor, currency)).toBe(units);
  expect(writeMinorUnits(money(units), currency)).toBe(minor);
});

test('[W23] what the ledger cannot hold exactly, or at all, is no amount', () => {
  expect(readMinorUnits(1n, 'BTC')).toBeUndefined();
  expect(readMinorUnits(10n ** 17n, 'VND')).toBeUndefined();
});

test('[W23] a part of a minor unit is never shown as a whole one', () => {
  expect(writeMinorUnits(money(19_999n), 'VND')).toBe(1n);
  expect(writeMinorUnits(money(-1n), 'VND')).toBe(-1n);
  expect(writeMinorUnits(money(-10_000n), 'VND')).toBe(-1n);
});
