/** What the module verification refuses, each with its status. */
export const verificationErrors = {} as const;
