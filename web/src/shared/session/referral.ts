import { tabStorage } from '@fairground/client/session';

/** The referral code of the link that brought the visitor here, kept for registration. */
const REFERRAL_KEY = 'referralCode';

/** The code of the agent whose link it was. */
const AFFILIATE_KEY = 'affiliateCode';

/** Codes are short words; anything longer is not one of ours and is not kept. */
const REFERRAL_CODE = /^[\w-]{1,64}$/;

/** The code a link carries under a name, if it carries one. */
export const codeIn = (search: string, key: string): string | null => {
  const code = new URLSearchParams(search).get(key)?.trim() ?? '';
  return REFERRAL_CODE.test(code) ? code : null;
};

/** Keeps the codes of the link for registration; a link without one leaves an earlier code alone. */
export const captureReferralCode = (search: string): void => {
  for (const key of [REFERRAL_KEY, AFFILIATE_KEY]) {
    const code = codeIn(search, key);
    if (code !== null) tabStorage.write(key, code);
  }
};

export const readReferralCode = (): string | null => tabStorage.read(REFERRAL_KEY);
export const readAffiliateCode = (): string | null => tabStorage.read(AFFILIATE_KEY);
