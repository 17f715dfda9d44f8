import { expect, test } from 'vitest';
import { litBulbs, nextProtection, protectionsOf } from './protections.ts';

const BARE = {
  passwordSetAt: null,
  hasPaymentPassword: false,
  mobile: { hint: '•••• 678', isVerified: false },
  email: null,
  hasTotp: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
  social: [],
  isPhoneBound: false,
  alertsByMail: false,
  lastLogin: null,
};

test('[part of C-02] a number or mailbox that was never confirmed protects nothing', () => {
  const on = protectionsOf(BARE);

  expect([...on]).toEqual([]);
  expect(nextProtection(on)).toBe('mobile');
  expect(litBulbs(on)).toBe(0);
});

test('every protection lights its part of the string, and the next missing one is named', () => {
  const on = protectionsOf({ ...BARE, mobile: { hint: '', isVerified: true }, hasTotp: true });
  expect([...on]).toEqual(['mobile', 'totp']);
  expect(nextProtection(on)).toBe('email');
  expect(litBulbs(on)).toBe(3);

  const all = protectionsOf({
    ...BARE,
    mobile: { hint: '', isVerified: true },
    email: { hint: '', isVerified: true },
    hasTotp: true,
    hasPaymentPassword: true,
    passkeys: 2,
  });
  expect(nextProtection(all)).toBeUndefined();
  expect(litBulbs(all)).toBe(8);
});
