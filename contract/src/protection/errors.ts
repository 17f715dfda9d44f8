/** What the module protection refuses, each with its status. */
export const protectionErrors = {} as const;
