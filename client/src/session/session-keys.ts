/** The session storage keys of one visit: who is here. */
export const SESSION_KEYS = [
  'token',
  'account',
  'merchant',
  'merchantCode',
  'isAgent',
  'customerId',
  'memberLabel',
  'cpw',
  'scope',
] as const;
export type SessionKey = (typeof SESSION_KEYS)[number];

/** The merchant belongs to the site, not to the member: it outlives a logout. */
const MERCHANT_KEYS: readonly string[] = ['merchant', 'merchantCode', 'merchantWallet'];

export const survivesLogout = (key: string): boolean => MERCHANT_KEYS.includes(key);
