/** What the content module refuses, each with its status. */
export const contentErrors = {} as const;
