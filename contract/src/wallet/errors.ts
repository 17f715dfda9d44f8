/** What the wallet refuses, each with its status. */
export const walletErrors = {
  'wallet.insufficient-funds': 200,
  'wallet.blocked': 200,
  'wallet.limit-reached': 200,
  'wallet.group-failed': 200,
  'wallet.nothing-to-undo': 200,
  'wallet.cancelled-before': 200,
  'wallet.currency-mismatch': 422,
  'wallet.key-conflict': 409,
  'wallet.account-unknown': 404,
  'wallet.amount-refused': 422,
  'wallet.id-refused': 422,
  'wallet.sides-refused': 422,
  'wallet.vendor-unknown': 404,
  'wallet.day-not-over': 422,
  'wallet.range-too-long': 422,
} as const;
