import type { Outcome } from '../fair/outcome.ts';
import { add, divide, fraction, multiply, parseDecimal, subtract } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { LOST, RETURNED } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { weighted } from '../random/words.ts';

export const FIGHT_BETS = ['meron', 'wala', 'draw'] as const;
export type FightBet = (typeof FIGHT_BETS)[number];

/** A drawn fight of two figures. The result is decided before the picture starts; nothing of it is real. */
export type FightRules = {
  /** Whole weights; those of the two sides come from their strengths, which are shown. */
  readonly weights: Readonly<Record<FightBet, number>>;
  /** The part of all stakes the house keeps. */
  readonly margin: string;
};

/** The strengths of two figures and how often fights end without a winner, as the rules of one fight. */
export const fightRules = (strengths: { readonly meron: number; readonly wala: number }): FightRules => {
  const { meron, wala } = strengths;
  if (![meron, wala].every((strength) => Number.isInteger(strength) && strength >= 1 && strength <= 100))
    throw new RangeError('A strength is a whole number from 1 to 100.');
  // Five fights in a hundred are drawn: 19 parts are decided for each part that is not.
  return { weights: { meron: 19 * meron, wala: 19 * wala, draw: meron + wala }, margin: '0.05' };
};

export const decideFight: Outcome<FightRules, FightBet> = (words, { weights }) =>
  FIGHT_BETS[
    weighted(
      words,
      FIGHT_BETS.map((side) => weights[side]),
    )
  ] ?? 'draw';

export const fightChance = ({ weights }: FightRules, side: FightBet): Fraction =>
  fraction(weights[side], weights.meron + weights.wala + weights.draw);

/**
 * What a winning bet gives back, in whole hundredths rounded down, as it is offered. A draw gives the stakes on both
 * sides back, so only the rest of the promised return is left for the win.
 */
export const fightOffer = (rules: FightRules, bet: FightBet): Return => {
  const promised = subtract(fraction(1), parseDecimal(rules.margin));
  const forWins = bet === 'draw' ? promised : subtract(promised, fightChance(rules, 'draw'));
  const { n, d } = multiply(divide(forWins, fightChance(rules, bet)), fraction(100));
  return fraction(n / d, 100);
};

/** A side so strong that its win would pay no more than the stake is not offered. */
export const isFightBet = (rules: FightRules, bet: FightBet): boolean => {
  const { n, d } = fightOffer(rules, bet);
  return n > d;
};

export const fightReturn = (rules: FightRules, result: FightBet, bet: FightBet): Return => {
  if (!isFightBet(rules, bet)) throw new RangeError(`Not offered in this fight: ${bet}`);
  if (result === bet) return fightOffer(rules, bet);
  return result === 'draw' ? RETURNED : LOST;
};

export const fightCases = ({ weights }: FightRules): readonly Case<FightBet>[] =>
  FIGHT_BETS.map((side) => ({ result: side, ways: BigInt(weights[side]) }));

/** The exact return of a bet: the promise, less what rounding the offer down leaves to the house. */
export const fightMeanReturn = (rules: FightRules, bet: FightBet): Fraction => {
  const won = multiply(fightChance(rules, bet), fightOffer(rules, bet));
  return bet === 'draw' ? won : add(won, fightChance(rules, 'draw'));
};
