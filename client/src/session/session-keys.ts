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
] as const;
export type SessionKey = (typeof SESSION_KEYS)[number];

/** Answers kept for the tab so that a page change does not ask again. */
export const CACHE_KEYS = ['merchantWallet', 'routers', 'validate', 'settings', 'notice', 'gameVendorList'] as const;
export type CacheKey = (typeof CACHE_KEYS)[number];

/** Each feature module is cached under its own id; the prefix keeps an id from meeting a key above. */
export type FeatureModuleKey = `feature.${string}`;
export const featureModuleKey = (moduleId: string): FeatureModuleKey => `feature.${moduleId}`;

/** The referral code of the link that brought the visitor here, kept for registration. */
export const REFERRAL_KEY = 'referralCode';

/** The code of the agent whose link it was. */
export const AFFILIATE_KEY = 'affiliateCode';

/** Set by a game that wants the bars around it on /seamless and /vnlottery. */
export const SHOW_BARS_KEY = 'showLeftTopBar';

/** The vendor whose games were chosen from last. */
export const VASSALAGE_KEY = 'vassalage';

/** The game this tab has open, so that a reload finds its session again. */
export const OPEN_GAME_KEY = 'openGame';

/** The small game in the corner of the page has a session of its own beside it. */
export const MINI_GAME_KEY = 'openMiniGame';

/** The merchant belongs to the site, not to the member: it outlives a logout. */
const MERCHANT_KEYS: readonly string[] = ['merchant', 'merchantCode', 'merchantWallet'];

export const survivesLogout = (key: string): boolean => MERCHANT_KEYS.includes(key);
