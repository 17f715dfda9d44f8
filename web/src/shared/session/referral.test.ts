import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.testing.ts';
import { captureReferralCode, readReferralCode, referralCodeIn } from './referral.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

test('[R-15] the referral code of any link is kept for registration', () => {
  captureReferralCode('?gameCode=mien-bac&referralCode=LAN88');
  captureReferralCode('?page=2');

  expect(readReferralCode()).toBe('LAN88');
});

test.each(['', '?referralCode=', '?referralCode=%3Cscript%3E', `?referralCode=${'a'.repeat(65)}`])(
  '[R-15] %s carries no referral code',
  (search) => {
    expect(referralCodeIn(search)).toBeNull();
  },
);
