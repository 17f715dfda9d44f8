import { expect, test } from 'vitest';
import { needsNewPassword } from './needs-new-password.ts';

const answer = { scope: 'full', mustChangePassword: false, passwordExpired: false } as const;

test('[T-10] [T-20] a password chosen by somebody else, or too old, is changed after a login with it', () => {
  expect(needsNewPassword({ ...answer, mustChangePassword: true }, 'username')).toBe('must');
  expect(needsNewPassword({ ...answer, passwordExpired: true }, 'username')).toBe('expired');
  expect(needsNewPassword(answer, 'username')).toBeNull();
});

test('[T-10] a login by SMS or by a provider does not ask for a new password', () => {
  for (const way of ['sms', 'phone', 'social', 'passkey', 'recovery'] as const) {
    expect(needsNewPassword({ ...answer, mustChangePassword: true, passwordExpired: true }, way)).toBeNull();
  }
});

test('a session that may only change the password does so, however it was opened', () => {
  expect(needsNewPassword({ ...answer, scope: 'password' }, 'sms')).toBe('must');
});
