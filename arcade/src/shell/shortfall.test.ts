import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { affordableBet } from './shortfall.ts';

const ladder = [1n, 2n, 5n, 10n].map((times) => money(times * 100n));
const costOf = (bet: Money): Money => money(bet * 2n);

test('a stake that is too large gives way to the largest one the balance pays for', () => {
  expect(affordableBet({ ladder, costOf, bet: money(1_000n), balance: money(999n) })).toBe(200n);
  expect(affordableBet({ ladder, costOf, bet: money(1_000n), balance: money(1_000n) })).toBe(500n);
});

test('nothing is offered where the smallest stake is too much, or is the one that was refused', () => {
  expect(affordableBet({ ladder, costOf, bet: money(1_000n), balance: money(199n) })).toBeUndefined();
  expect(affordableBet({ ladder, costOf, bet: money(100n), balance: money(0n) })).toBeUndefined();
});
