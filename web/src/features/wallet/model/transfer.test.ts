import { expect, test } from 'vitest';
import { counterpartOf, transferIssue } from './transfer.ts';

const WALLETS = [
  { code: 'MAIN', amount: 500_000n },
  { code: 'JL', amount: 20_000n },
];

test('[part of C-03] a transfer goes between the main wallet and a vendor, above zero and within what is there', () => {
  expect(transferIssue({ from: 'MAIN', to: 'JL', amount: 500_000n }, WALLETS)).toBeUndefined();
  expect(transferIssue({ from: 'MAIN', to: 'MAIN', amount: 1n }, WALLETS)).toBe('same');
  expect(transferIssue({ from: 'JL', to: 'BTI', amount: 1n }, WALLETS)).toBe('sides');
  expect(transferIssue({ from: 'MAIN', to: 'JL', amount: 0n }, WALLETS)).toBe('amount');
  expect(transferIssue({ from: 'JL', to: 'MAIN', amount: 20_001n }, WALLETS)).toBe('funds');
});

test('one side of a transfer is always the main wallet', () => {
  expect(counterpartOf('JL', 'BTI', ['JL', 'BTI'])).toBe('MAIN');
  expect(counterpartOf('MAIN', 'MAIN', ['JL', 'BTI'])).toBe('JL');
  expect(counterpartOf('MAIN', 'BTI', ['JL', 'BTI'])).toBe('BTI');
});
