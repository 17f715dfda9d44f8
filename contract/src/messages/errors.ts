/** What the inbox refuses, each with its status. */
export const messagesErrors = {} as const;
