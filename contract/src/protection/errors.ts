/** What the protection of players refuses, each with its status. */
export const protectionErrors = {
  'protection.limit-not-offered': 200,
  'protection.amount-refused': 200,
  'protection.limit-not-set': 200,
  'protection.nothing-to-confirm': 200,
  'protection.relax-not-due': 200,
  'protection.deposit-limit': 200,
  'protection.period-refused': 200,
  'protection.time-out': 200,
  'protection.excluded': 200,
  'protection.not-excluded': 200,
  'protection.lift-not-due': 200,
  'protection.lift-asked': 200,
  'protection.exclusion-unknown': 404,
  'protection.interval-refused': 200,
} as const;
