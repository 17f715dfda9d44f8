import type { Play } from '../play.ts';
import type { Animal } from './numbers.ts';
import { setPlays } from './sets.ts';
import { specialPlays } from './special.ts';

/** The menu of mark six; the animals move with the year, so it is made for one. */
export const markSixPlays = (ofTheYear: Animal): readonly Play[] => [
  ...specialPlays(ofTheYear),
  ...setPlays(ofTheYear),
];
