import { money } from '@fairground/contract/money';
import { areComplete, levelNeededFor } from '@fairground/contract/verification/levels';
import { expect, test } from 'vitest';
import { expiryOf, levelFrom } from './level.ts';
import { isSameName, matchesPayee } from './name-match.ts';

const now = new Date('2026-01-05T08:00:00Z');
const later = new Date('2027-01-05T08:00:00Z');
const accepted = (level: 2 | 3, expiresAt = later) => ({ level, state: 'ACCEPTED' as const, expiresAt });

test('each level stands on the one below it, and documents count until they end', () => {
  expect(levelFrom({ hasContact: false, cases: [accepted(2)], now })).toBe(0);
  expect(levelFrom({ hasContact: true, cases: [], now })).toBe(1);
  expect(levelFrom({ hasContact: true, cases: [accepted(3)], now })).toBe(1);
  expect(levelFrom({ hasContact: true, cases: [accepted(2), accepted(3)], now })).toBe(3);
  expect(levelFrom({ hasContact: true, cases: [accepted(2, now), accepted(3)], now })).toBe(1);
});

test('withdrawals of 2,000,000 in total need level 2, of 50,000,000 level 3', () => {
  const of = (whole: bigint) => levelNeededFor({ what: 'withdrawal', total: money(whole * 10_000n) });

  expect([of(0n), of(1_999_999n), of(2_000_000n), of(49_999_999n), of(50_000_000n)]).toEqual([0, 0, 2, 2, 3]);
  expect(levelNeededFor({ what: 'peer-payment' })).toBe(2);
  expect(levelNeededFor({ what: 'payee-name' })).toBe(2);
});

test('a level takes one document of each group and none of another level', () => {
  expect(areComplete(2, ['PASSPORT', 'IDENTITY_CARD'])).toBe(true);
  expect(areComplete(2, ['PASSPORT', 'FUNDS'])).toBe(false);
  expect(areComplete(3, ['ADDRESS'])).toBe(false);
  expect(areComplete(3, ['ADDRESS', 'FUNDS', 'FUNDS'])).toBe(true);
});

test('documents count until the end of their last day, and for so many months at most', () => {
  expect(expiryOf(2, '2026-02-01', now)).toEqual(new Date('2026-02-02T00:00:00Z'));
  expect(expiryOf(2, null, now)).toEqual(new Date('2031-01-05T08:00:00Z'));
  expect(expiryOf(3, '2040-01-01', now)).toEqual(new Date('2027-01-05T08:00:00Z'));
});

test('names are the same without marks, capitals and spaces', () => {
  expect(isSameName('Nguyễn  Thị Đào', 'NGUYEN THI DAO')).toBe(true);
  expect(isSameName('Nguyễn Văn An', 'NGUYEN VAN BINH')).toBe(false);
  expect(isSameName('…', '')).toBe(false);
  expect(matchesPayee('An', null)).toBeNull();
});
