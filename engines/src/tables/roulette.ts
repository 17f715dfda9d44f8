import type { Outcome } from '../fair/outcome.ts';
import { HALF, LOST, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';
import { rouletteLayout } from './roulette-layout.ts';

/** 0 to 36, and 37 for the double zero. */
export type Pocket = number;
export const DOUBLE_ZERO = 37;

export type RouletteRules = {
  readonly zeros: 'single' | 'double';
  /** What bets at even money get back when a zero falls. */
  readonly evensOnZero: 'nothing' | 'half';
};

export const ROULETTE: RouletteRules = { zeros: 'single', evensOnZero: 'nothing' };
export const FRENCH_ROULETTE: RouletteRules = { zeros: 'single', evensOnZero: 'half' };
export const AMERICAN_ROULETTE: RouletteRules = { zeros: 'double', evensOnZero: 'nothing' };

/** Pockets are drawn by number; where they lie on the wheel is a matter of its picture. */
export const spinRoulette: Outcome<RouletteRules, Pocket> = (words, { zeros }) => below(words, pocketsOf(zeros));

const pocketsOf = (zeros: RouletteRules['zeros']): number => (zeros === 'single' ? 37 : 38);

/** The pays of each kind of bet; with one zero each is 36 shared by the pockets, so all return 36/37. */
const PAYS = {
  straight: '35',
  split: '17',
  street: '11',
  trio: '11',
  corner: '8',
  'first-four': '8',
  'first-five': '6',
  line: '5',
  column: '2',
  dozen: '2',
  red: '1',
  black: '1',
  odd: '1',
  even: '1',
  low: '1',
  high: '1',
} as const;
export type RouletteKind = keyof typeof PAYS;

const isKind = (text: string): text is RouletteKind => Object.hasOwn(PAYS, text);
const isEvens = (kind: RouletteKind): boolean => PAYS[kind] === '1';

/** A bet is written as its kind and pockets, `split:1-2`, or its kind alone, `red`; see `rouletteLayout` for all. */
export const rouletteReturn = (rules: RouletteRules, pocket: Pocket, bet: string): Return => {
  const pockets = rouletteLayout(rules.zeros).get(bet);
  const [kind = ''] = bet.split(':');
  if (pockets === undefined || !isKind(kind)) throw new RangeError(`Not a bet of this table: ${bet}`);
  if (pockets.has(pocket)) return won(PAYS[kind]);
  const isZero = pocket === 0 || pocket === DOUBLE_ZERO;
  return isZero && isEvens(kind) && rules.evensOnZero === 'half' ? HALF : LOST;
};

export const rouletteCases = ({ zeros }: RouletteRules): readonly Case<Pocket>[] =>
  Array.from({ length: pocketsOf(zeros) }, (_, pocket) => ({ result: pocket, ways: 1n }));
