/** What the webhooks module refuses, each with its status. */
export const webhooksErrors = {
  'webhooks.unknown': 404,
  'webhooks.delivery-unknown': 404,
  /** The address must be one of https without a name and password; a sandbox takes http too. */
  'webhooks.url-refused': 422,
  'webhooks.too-many': 409,
  'webhooks.version-conflict': 409,
} as const;
