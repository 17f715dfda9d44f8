/** What the postbox refuses, each with its status. */
export const postboxErrors = {
  'postbox.code-wrong': 200,
  'postbox.code-expired': 200,
  /** With `retryAfterSeconds`: the code sent before is still good. */
  'postbox.code-too-soon': 429,
  'postbox.quota-used': 429,
  'postbox.address-refused': 422,
  'postbox.sending-failed': 200,
} as const;
