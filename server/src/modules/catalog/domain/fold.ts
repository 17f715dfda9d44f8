import type { Names } from './game-row.ts';

/** A name without case and accents, so that `rong than` finds `Rồng Thần`. The letter đ has no accent to take away. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every name of a game on a line of its own, folded, TY first, then EN: a search is for a part of a line. */
export const foldNames = ({ TY, EN, ...others }: Names): string =>
  [TY, EN, ...Object.values(others)].map(fold).join('\n');
