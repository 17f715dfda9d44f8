/** What the customer service refuses, each with its status. */
export const supportErrors = {
  'support.message-length': 422,
  'support.message-conflict': 409,
  'support.key-refused': 422,
  'support.conversation-unknown': 404,
} as const;
