/** A catalogue part: texts in named groups, as deep as the words need. */
export type TextTree = { readonly [key: string]: string | TextTree };

export const isTextTree = (value: unknown): value is TextTree =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTextTree(entry));

/** Every key of a tree, written with dots. */
export const keysOf = (tree: TextTree, prefix = ''): readonly string[] =>
  Object.entries(tree).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [`${prefix}${key}`] : keysOf(entry, `${prefix}${key}.`),
  );

/** The first tree with its gaps filled from the second. A text never replaces a group, nor a group a text. */
export const fillGaps = (tree: TextTree, fallback: TextTree): TextTree => {
  const filled: Record<string, string | TextTree> = { ...fallback };
  for (const [key, entry] of Object.entries(tree)) {
    const below = filled[key];
    filled[key] = typeof entry === 'object' && typeof below === 'object' ? fillGaps(entry, below) : entry;
  }
  return filled;
};
