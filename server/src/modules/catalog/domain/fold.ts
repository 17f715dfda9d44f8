/** A name without case and accents, so that `rong than` finds `Rồng Thần`. The letter đ has no accent to take away. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every name of a game on a line of its own, folded: a search is for a part of a line. */
export const foldNames = (names: Readonly<Record<string, string>>): string =>
  [...new Set(Object.values(names).map(fold))].join('\n');
