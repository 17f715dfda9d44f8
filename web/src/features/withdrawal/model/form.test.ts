import { expect, test } from 'vitest';
import { countdownOf, issuesOf } from './form.ts';

const bounds = { min: 50n, max: 1000n, step: 10n, withdrawable: 400n };
const wish = { amount: 100n, accountId: '1', password: 'x' };

test('an amount must be within the range, of the step and within what can be withdrawn', () => {
  expect(issuesOf(wish, bounds)).toEqual({});
  expect(issuesOf({ ...wish, amount: 40n }, bounds)).toEqual({ amount: 'amount' });
  expect(issuesOf({ ...wish, amount: 105n }, bounds)).toEqual({ amount: 'amount' });
  expect(issuesOf({ ...wish, amount: 500n }, bounds)).toEqual({ amount: 'balance' });
});

test('an account and the payment password are needed', () => {
  expect(issuesOf({ ...wish, accountId: '', password: '' }, bounds)).toEqual({
    account: 'account',
    password: 'password',
  });
});

test('a countdown shows minutes and seconds and ends at nothing', () => {
  const now = new Date('2026-01-01T00:00:00Z');

  expect(countdownOf(new Date('2026-01-01T00:29:05Z'), now)).toBe('29:05');
  expect(countdownOf(new Date('2025-12-31T00:00:00Z'), now)).toBe('0:00');
});
