/** What the module figures refuses, each with its status. */
export const figuresErrors = {
  'figures.range-backwards': 422,
  'figures.range-too-long': 422,
} as const;
