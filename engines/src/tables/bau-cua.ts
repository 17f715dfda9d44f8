import type { Outcome } from '../fair/outcome.ts';
import { LOST, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

/** The six pictures: gourd, crab, prawn, fish, rooster, deer. */
export const PICTURES = ['bau', 'cua', 'tom', 'ca', 'ga', 'nai'] as const;
export type Picture = (typeof PICTURES)[number];
export type Pictures = readonly [Picture, Picture, Picture];

export type BauCuaRules = { readonly pays: readonly [string, string, string] };

/** A picture wins its stake once for every die that shows it. */
export const BAU_CUA: BauCuaRules = { pays: ['1', '2', '3'] };

export const shakeBauCua: Outcome<BauCuaRules, Pictures> = (words) => [
  pictureOf(below(words, 6)),
  pictureOf(below(words, 6)),
  pictureOf(below(words, 6)),
];

const pictureOf = (face: number): Picture => PICTURES[face] ?? 'bau';

export const bauCuaReturn = ({ pays }: BauCuaRules, shown: Pictures, bet: Picture): Return => {
  const dice = shown.filter((picture) => picture === bet).length;
  return dice === 0 ? LOST : won(pays[dice - 1] ?? '0');
};

export const BAU_CUA_CASES: readonly Case<Pictures>[] = PICTURES.flatMap((one) =>
  PICTURES.flatMap((two) => PICTURES.map((three) => ({ result: [one, two, three] as const, ways: 1n }))),
);
