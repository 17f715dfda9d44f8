/** What the module privacy refuses, each with its status. */
export const privacyErrors = {} as const;
