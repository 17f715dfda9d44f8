import { DUST } from '@fairground/contract/wallet/dust';
import { expect, test } from 'vitest';
import { restToGiveUp } from './rest.ts';

const amountOf = (...held: readonly (readonly [kind: string, balance: bigint])[]) =>
  restToGiveUp(held.map(([kind, balance]) => ({ kind, balance })))?.amount;

test('cash up to the line of dust may be given up, and not one unit more', () => {
  expect(amountOf(['CASH', 1n], ['BONUS', 0n])).toBe(1n);
  expect(amountOf(['CASH', DUST])).toBe(DUST);
  expect(amountOf(['CASH', DUST + 1n])).toBeUndefined();
});

test('nothing is given up beside money that is held, a bonus or the wallet of a vendor, nor where nothing is left', () => {
  for (const kind of ['HOLD_WD', 'BONUS', 'VENDOR:acme']) {
    expect(amountOf(['CASH', 5n], [kind, 5n])).toBeUndefined();
    expect(amountOf([kind, 5n])).toBeUndefined();
  }
  expect(amountOf(['CASH', 0n])).toBeUndefined();
  expect(amountOf(['CASH', -1n])).toBeUndefined();
});
