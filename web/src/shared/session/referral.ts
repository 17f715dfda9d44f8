import { REFERRAL_KEY } from './session-keys.ts';
import { tabStorage } from './storage.ts';

/** Codes are short words; anything longer is not one of ours and is not kept. */
const REFERRAL_CODE = /^[\w-]{1,64}$/;

/** The referral code a link carries, if it carries one. */
export const referralCodeIn = (search: string): string | null => {
  const code = new URLSearchParams(search).get(REFERRAL_KEY)?.trim() ?? '';
  return REFERRAL_CODE.test(code) ? code : null;
};

/** Keeps the code of the link for registration; a link without one leaves an earlier code alone. */
export const captureReferralCode = (search: string): void => {
  const code = referralCodeIn(search);
  if (code !== null) tabStorage.write(REFERRAL_KEY, code);
};

export const readReferralCode = (): string | null => tabStorage.read(REFERRAL_KEY);
