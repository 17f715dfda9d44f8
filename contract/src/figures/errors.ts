/** What the module figures refuses, each with its status. */
export const figuresErrors = {} as const;
