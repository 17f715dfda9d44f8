import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@fairground/client/testing';
import { captureReferralCode, codeIn, readAffiliateCode, readReferralCode } from './referral.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[R-15] the referral code of any link is kept for registration', () => {
  captureReferralCode('?gameCode=mien-bac&referralCode=LAN88');
  captureReferralCode('?page=2');

  expect(readReferralCode()).toBe('LAN88');
});

test("[part of F-05] the code of an agent's link is kept beside it", () => {
  captureReferralCode('?affiliateCode=AGENT7&referralCode=LAN88');

  expect(readAffiliateCode()).toBe('AGENT7');
  expect(readReferralCode()).toBe('LAN88');
});

test.each(['', '?referralCode=', '?referralCode=%3Cscript%3E', `?referralCode=${'a'.repeat(65)}`])(
  '[R-15] %s carries no referral code',
  (search) => {
    expect(codeIn(search, 'referralCode')).toBeNull();
  },
);
