/** What deposits refuse, each with its status. */
export const depositErrors = {
  'cashier.channel-closed': 200,
  'cashier.amount-range': 200,
  'cashier.too-many-unpaid': 200,
  'cashier.channel-busy': 200,
  'cashier.channel-unknown': 404,
  'cashier.channel-hours': 200,
  'cashier.provider-silent': 503,
  'cashier.offer-unknown': 200,
  'cashier.key-conflict': 409,
  'cashier.deposit-unknown': 404,
  'cashier.deposit-state': 409,
  'cashier.slice-received': 409,
  'cashier.proof-required': 200,
  'cashier.provider-unknown': 404,
  'cashier.callback-refused': 401,
  'cashier.case-unknown': 404,
} as const;
