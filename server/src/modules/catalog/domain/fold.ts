import { fold } from '../../../platform/fold-text.ts';
import type { Names } from './game-row.ts';

/** Every name of a game on a line of its own, folded, TY first, then EN: a search is for a part of a line. */
export const foldNames = ({ TY, EN, ...others }: Names): string =>
  [TY, EN, ...Object.values(others)].map(fold).join('\n');
