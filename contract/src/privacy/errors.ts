/** What the module privacy refuses, each with its status. */
export const privacyErrors = {
  /** Never there, over, or somebody else's. */
  'privacy.archive-unknown': 404,
  /** Money, bets or payments are left; the answer says which. */
  'privacy.account-in-use': 200,
  /** Only an account that is open may be closed by its owner. */
  'privacy.not-closable': 200,
} as const;
