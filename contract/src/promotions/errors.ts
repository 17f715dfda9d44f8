/** What the promotions module refuses, each with its status. */
export const promotionsErrors = {
  'promotions.not-applied-for': 404,
  'promotions.not-open': 409,
  'promotions.applied-already': 409,
  'promotions.issued-already': 409,
  'promotions.comment-length': 422,
  'promotions.application-unknown': 404,
  'promotions.application-decided': 409,
  'promotions.amount-refused': 422,
  'promotions.answer-missing': 422,
  'promotions.window-backwards': 422,
  'promotions.refill-off': 403,
  'promotions.refill-not-needed': 409,
  'promotions.refill-used-up': 409,
  'promotions.refill-moved-on': 409,
} as const;
