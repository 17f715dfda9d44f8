import { expect, test } from 'vitest';
import { counterpartOf, createTransferKeys, newTransferKey, transferIssue } from './transfer.ts';

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

test('[part of C-03] a wish whose answer was lost is repeated under its key, and a new wish gets a new one', () => {
  let made = 0;
  const keys = createTransferKeys(() => `key-${(made += 1)}`);
  const wish = { from: 'MAIN', to: 'JL', amount: 10n };

  expect(keys.keyOf(wish)).toBe('key-1');
  expect(keys.keyOf({ ...wish })).toBe('key-1');
  expect(keys.keyOf({ ...wish, amount: 11n })).toBe('key-2');
  keys.answered(wish);

  expect(keys.keyOf(wish)).toBe('key-3');
});

test('a key has the form the call asks for, and no two are alike', () => {
  const keys = Array.from({ length: 100 }, newTransferKey);

  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\w.:-]{8,64}$/);
});
