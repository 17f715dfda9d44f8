/** What the identity module refuses, each with its status. */
export const identityErrors = {} as const;
