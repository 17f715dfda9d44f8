/** What a transfer between a member and its upline refuses, each with its status. */
export const transferErrors = {
  'cashier.transfer-not-allowed': 200,
  'cashier.transfer-no-upline': 200,
  /** The law of the market forbids transfers between accounts. */
  'cashier.transfer-forbidden': 403,
  /** The member was moved below somebody else while it sent. */
  'cashier.transfer-upline-changed': 409,
  /** With `min` and `max`. */
  'cashier.transfer-range': 200,
  /** With what is `left` today. */
  'cashier.transfer-day-limit': 200,
  'cashier.transfer-owing': 200,
  'cashier.transfer-paused': 200,
  'cashier.transfer-waits': 200,
  'cashier.transfer-key-conflict': 409,
  'cashier.transfer-unknown': 404,
  /** It was reversed, or it is older than a day. */
  'cashier.transfer-final': 409,
} as const;
