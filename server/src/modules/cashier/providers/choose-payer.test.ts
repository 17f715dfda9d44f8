import { expect, test } from 'vitest';
import { fakeProvider } from '../testing/fake-provider.ts';
import { choosePayer } from './choose-payer.ts';
import type { PayoutTarget } from './provider.ts';

const paying = (code: string, paysTo: (target: PayoutTarget) => boolean) => ({
  ...fakeProvider(code).provider,
  paysTo,
});
const bank = paying('bank', ({ kind }) => kind === 'BANK');
const euro = paying('euro', ({ currency }) => currency === 'EUR');
const wallet = paying('wallet', ({ kind }) => kind === 'EWALLET');
const all = fakeProvider('all').provider;

test('the provider that pays is the first that pays to the kind of account in the currency', () => {
  const chosen = (kind: PayoutTarget['kind'], currency: string) =>
    choosePayer([euro, bank, wallet], { kind, currency })?.code;

  expect(chosen('BANK', 'VND')).toBe('bank');
  expect(chosen('EWALLET', 'VND')).toBe('wallet');
  expect(chosen('BANK', 'EUR')).toBe('euro');
});

test('a provider that rests is passed over, and where all rest that could pay there is none', () => {
  const chosen = (...resting: readonly string[]) =>
    choosePayer([bank, all], { kind: 'BANK', currency: 'VND' }, new Set(resting))?.code;

  expect(chosen('all')).toBe('bank');
  expect(chosen('bank')).toBe('all');
  expect(chosen('bank', 'all')).toBeUndefined();
});

test('a provider that says nothing pays to all, and where none pays there is none', () => {
  expect(choosePayer([wallet, all], { kind: 'BANK', currency: 'VND' })?.code).toBe('all');
  expect(choosePayer([wallet, euro], { kind: 'BANK', currency: 'VND' })).toBeUndefined();
});
