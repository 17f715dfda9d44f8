import type { Outcome } from '../fair/outcome.ts';
import { divide, fraction, multiply, parseDecimal } from '../maths/fraction.ts';
import { LOST } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

/** A die of ten thousand faces, 0 to 9,999, shown as 00.00 to 99.99. */
export type DiceRules = {
  readonly faces: number;
  /** The part of all stakes that is paid back, whatever is bet on. */
  readonly rtp: string;
  /** The fewest and the most faces a bet may win with. */
  readonly winsMin: number;
  readonly winsMax: number;
};

export const DICE: DiceRules = { faces: 10_000, rtp: '0.99', winsMin: 1, winsMax: 9_800 };

/** So many faces win: the lowest for `under`, the highest for `over`. */
export type DiceBet = { readonly side: 'under' | 'over'; readonly wins: number };

export const rollDice: Outcome<DiceRules, number> = (words, { faces }) => below(words, faces);

export const isDiceBet = ({ winsMin, winsMax }: DiceRules, { wins }: DiceBet): boolean =>
  Number.isInteger(wins) && wins >= winsMin && wins <= winsMax;

/** A win pays the stated return divided by its chance, exactly. */
export const diceReturn = (rules: DiceRules, roll: number, bet: DiceBet): Return => {
  if (!isDiceBet(rules, bet)) throw new RangeError(`Not a bet of this game: ${bet.wins}`);
  const hasWon = bet.side === 'under' ? roll < bet.wins : roll >= rules.faces - bet.wins;
  return hasWon ? diceWin(rules, bet.wins) : LOST;
};

export const diceWin = ({ faces, rtp }: DiceRules, wins: number): Return =>
  multiply(parseDecimal(rtp), divide(fraction(faces), fraction(wins)));
