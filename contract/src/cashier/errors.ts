/** What the module cashier refuses, each with its status. */
export const cashierErrors = {} as const;
