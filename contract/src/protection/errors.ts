/** What the protection of players refuses, each with its status. */
export const protectionErrors = {
  'protection.limit-not-offered': 200,
  'protection.amount-refused': 200,
  'protection.limit-not-set': 200,
  'protection.nothing-to-confirm': 200,
  'protection.relax-not-due': 200,
  'protection.deposit-limit': 200,
} as const;
