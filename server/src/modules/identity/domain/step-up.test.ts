import { expect, test } from 'vitest';
import { isSteppedUp, stepUpMethodsOf } from './step-up.ts';

const NOTHING = {
  hasPassword: false,
  hasPasskey: false,
  hasTotp: false,
  hasConfirmedMobile: false,
  hasConfirmedEmail: false,
};

test('an account steps up by its password, a passkey or its authenticator', () => {
  expect(stepUpMethodsOf({ ...NOTHING, hasPassword: true, hasPasskey: true, hasTotp: true })).toEqual([
    'PASSWORD',
    'PASSKEY',
    'TOTP',
  ]);
});

test('codes to a confirmed contact are for accounts that have none of these', () => {
  const contacts = { ...NOTHING, hasConfirmedMobile: true, hasConfirmedEmail: true };

  expect(stepUpMethodsOf(contacts)).toEqual(['SMS_CODE', 'EMAIL_CODE']);
  expect(stepUpMethodsOf({ ...contacts, hasPassword: true })).toEqual(['PASSWORD']);
  expect(stepUpMethodsOf(NOTHING)).toEqual([]);
});

test('a step-up counts for five minutes', () => {
  const at = new Date('2026-11-18T12:00:00Z');

  expect(isSteppedUp(at, new Date(at.getTime() + 299_999))).toBe(true);
  expect(isSteppedUp(at, new Date(at.getTime() + 300_000))).toBe(false);
  expect(isSteppedUp(null, at)).toBe(false);
});
