/** What the pictures module refuses, each with its status. */
export const picturesErrors = {
  'pictures.too-large': 413,
  'pictures.not-a-picture': 422,
  'pictures.too-many-pixels': 422,
  /** Never there, swept away, or somebody else's: which of them is nobody's business. */
  'pictures.unknown': 404,
} as const;
