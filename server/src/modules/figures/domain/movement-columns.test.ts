import { expect, test } from 'vitest';
import type { MovedSide } from '../../wallet/index.ts';
import { countedOf } from './movement-columns.ts';

const side = (parts: Partial<MovedSide>): MovedSide => ({
  member: '7',
  account: 'CASH',
  isDebt: false,
  currency: 'VND',
  kind: 'deposit',
  undoes: null,
  amount: '100',
  ...parts,
});

test.each([
  ['a deposit', {}, { column: 'deposit', amount: 100n }],
  [
    'a deposit taken back',
    { kind: 'reversal', undoes: 'deposit', amount: '-100' },
    { column: 'deposit', amount: -100n },
  ],
  [
    'a withdrawal from what was held for it',
    { kind: 'withdrawal', account: 'HOLD_WD', amount: '-40' },
    { column: 'withdrawal', amount: 40n },
  ],
  ['a rebate', { kind: 'rebate' }, { column: 'rebate', amount: 100n }],
  [
    'a rebate taken back into a debt',
    { kind: 'rebate', account: 'REBATE', isDebt: true, amount: '-3' },
    { column: 'rebate', amount: -3n },
  ],
  ['a bonus that became cash', { kind: 'bonus' }, { column: 'promo', amount: 100n }],
  ['a salary received', { kind: 'salary' }, { column: 'salary', amount: 100n }],
  ['a salary taken back', { kind: 'reversal', undoes: 'salary', amount: '-100' }, { column: 'salary', amount: -100n }],
  ['a transfer given', { kind: 'agent-transfer', amount: '-9' }, { column: 'transfer_out', amount: 9n }],
  [
    'a transfer given and undone',
    { kind: 'reversal', undoes: 'agent-transfer', amount: '9' },
    { column: 'transfer_out', amount: -9n },
  ],
] as const)('%s counts in its column', (_name, parts, expected) => {
  expect(countedOf(side(parts))).toEqual(expected);
});

test.each([
  ['a bonus granted to the bonus wallet', { kind: 'bonus', account: 'BONUS' }],
  ['a salary paid to somebody below', { kind: 'salary', amount: '-100' }],
  ['money moved between own wallets', { kind: 'vendor-transfer' }],
  ['an adjustment by hand', { kind: 'adjustment' }],
  ['a deposit that arrives in a vendor wallet', { account: 'VENDOR:JL' }],
] as const)('%s counts nowhere', (_name, parts) => {
  expect(countedOf(side(parts))).toBeUndefined();
});
