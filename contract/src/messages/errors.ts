/** What the inbox refuses, each with its status. */
export const messagesErrors = {
  'messages.category-always-sent': 200,
  'messages.audience-refused': 422,
  'messages.text-refused': 422,
  'messages.key-conflict': 409,
  'messages.broadcast-unknown': 404,
} as const;
