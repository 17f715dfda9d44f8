import { delaysMoney } from '@fairground/contract/identity/money-waits';
import { expect, test } from 'vitest';
import { waitsOf } from './money-waits.ts';

const at = (text: string): Date => new Date(text);

test('money waits after the last change and after a device that was first seen later than the account', () => {
  const moments = { firstThereAt: at('2026-01-01T08:00:00Z'), changedAt: at('2026-01-03T08:00:00Z') };

  expect(waitsOf({ ...moments, deviceSince: at('2026-01-02T08:00:00Z') })).toEqual([
    { cause: 'security-change', since: at('2026-01-03T08:00:00Z') },
    { cause: 'new-device', since: at('2026-01-02T08:00:00Z') },
  ]);
});

test('the device an account was opened with is no new one', () => {
  const opened = at('2026-01-01T08:00:00Z');

  expect(waitsOf({ firstThereAt: opened, deviceSince: at('2026-01-01T08:00:01Z'), changedAt: null })).toEqual([]);
});

test('a first payment password delays nothing, another one does; neither does a social account', () => {
  expect(delaysMoney('payment-password', { hadPaymentPassword: false })).toBe(false);
  expect(delaysMoney('payment-password', { hadPaymentPassword: true })).toBe(true);
  expect(delaysMoney('password', { hadPaymentPassword: false })).toBe(true);
  expect(delaysMoney('social-linked', { hadPaymentPassword: true })).toBe(false);
});
