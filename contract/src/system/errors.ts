/** What the system module refuses, each with its status. */
export const systemErrors = {} as const;
