import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { amountIssue, clockOf, roomUnder, timeLeft } from './deposit-look.ts';

test('an amount must be there and within the limits of the channel and of the member', () => {
  const channel = { min: money(200n), max: money(1_000n), limitLeft: null };

  expect([0n, 199n, 200n, 1_000n, 1_001n].map((amount) => amountIssue(amount, channel))).toEqual([
    ...['missing', 'too-small', undefined, undefined, 'too-large'],
  ]);
  expect([500n, 501n].map((amount) => amountIssue(amount, { ...channel, limitLeft: 500n }))).toEqual([
    ...[undefined, 'over-limit'],
  ]);
});

test('a bank transfer leaves room for what makes it recognisable, other ways do not need any', () => {
  expect(roomUnder(money(1_000_000n), 'BANK')).toBe(990_100n);
  expect(roomUnder(money(5_000n), 'BANK')).toBe(0n);
  expect(roomUnder(money(1_000_000n), 'QR')).toBe(1_000_000n);
  expect(roomUnder(null, 'BANK')).toBeNull();
});

test('the time left is written in minutes and seconds, and ends', () => {
  const end = new Date('2026-01-05T08:30:00Z');

  expect(timeLeft(end, end.getTime() - 1_799_500)).toBe('30:00');
  expect(timeLeft(end, end.getTime() - 61_000)).toBe('01:01');
  expect(timeLeft(end, end.getTime())).toBeUndefined();
});

test('the hours of a channel are written as a clock shows them', () => {
  expect([0, 485, 1440].map(clockOf)).toEqual(['00:00', '08:05', '00:00']);
});
