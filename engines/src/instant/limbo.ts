import type { Outcome } from '../fair/outcome.ts';
import { fraction } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { LOST } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';
import { crashChance, crashMeanReturn, crashPoint } from './crash.ts';

/** Multipliers are whole hundredths: 100 is once the stake. */
export type LimboRules = {
  readonly rtp: string;
  /** The lowest and the highest multiplier a bet may aim at. */
  readonly targetMin: number;
  /** No draw goes higher, so that the highest target can still be reached. */
  readonly pointMax: number;
};

export const LIMBO: LimboRules = { rtp: '0.99', targetMin: 101, pointMax: 100_000_000 };

/** How high the puck goes: a multiplier of at least m comes with the chance return / m, by the formula of crash. */
export const limboPoint: Outcome<LimboRules, number> = (words, { rtp, pointMax }) =>
  crashPoint(words, { rtp, pointMax });

export const isLimboTarget = ({ targetMin, pointMax }: LimboRules, target: number): boolean =>
  Number.isInteger(target) && target >= targetMin && target <= pointMax;

/** A bet that aims at a multiplier is paid it when the draw gets there, and nothing more when it goes beyond. */
export const limboReturn = (rules: LimboRules, point: number, target: number): Return => {
  if (!isLimboTarget(rules, target)) throw new RangeError(`Not a target of this game: ${target}`);
  return target <= point ? fraction(target, 100) : LOST;
};

/** The exact return of a target: the stated one, less under one part in 2⁶⁴ for each hundredth. */
export const limboMeanReturn = ({ rtp, pointMax }: LimboRules, target: number): Fraction =>
  crashMeanReturn({ rtp, pointMax }, target);

/** The exact chance of a target. */
export const limboChance = ({ rtp, pointMax }: LimboRules, target: number): Fraction =>
  crashChance({ rtp, pointMax }, target);
