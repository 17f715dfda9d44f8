import type { Outcome } from '../fair/outcome.ts';
import { fraction, multiply, sum } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import type { Return } from '../maths/payout.ts';
import { drawn } from '../random/words.ts';

export type KenoRules = {
  readonly numbers: number;
  readonly drawn: number;
  /** What so many hits pay, in hundredths of the stake: one row for each number of picks, from one pick on. */
  readonly pays: readonly (readonly number[])[];
};

/** Every row returns between 96.7 and 97 %; `kenoMeanReturn` says how much exactly. */
export const KENO: KenoRules = {
  numbers: 80,
  drawn: 20,
  pays: [
    [0, 388],
    [0, 128, 800],
    [0, 0, 299, 4_000],
    [0, 0, 155, 700, 11_000],
    [0, 0, 0, 483, 2_000, 50_000],
    [0, 0, 0, 277, 700, 7_000, 150_000],
    [0, 0, 0, 102, 400, 2_500, 30_000, 600_000],
    [0, 0, 0, 0, 316, 1_200, 9_000, 120_000, 2_000_000],
    [0, 0, 0, 0, 189, 600, 4_000, 30_000, 400_000, 3_000_000],
    [200, 0, 0, 0, 0, 529, 2_000, 12_000, 100_000, 600_000, 10_000_000],
  ],
};

/** The numbers, from 1, in the order they were drawn. */
export const drawKeno: Outcome<KenoRules, readonly number[]> = (words, rules) =>
  drawn(words, rules.drawn, rules.numbers).map((number) => number + 1);

export const isKenoPick = ({ numbers, pays }: KenoRules, picks: readonly number[]): boolean =>
  picks.length >= 1 &&
  picks.length <= pays.length &&
  new Set(picks).size === picks.length &&
  picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= numbers);

export const kenoReturn = (rules: KenoRules, numbers: readonly number[], picks: readonly number[]): Return => {
  if (!isKenoPick(rules, picks)) throw new RangeError('Not the picks of this game.');
  const hits = picks.filter((pick) => numbers.includes(pick)).length;
  return fraction(rules.pays[picks.length - 1]?.[hits] ?? 0, 100);
};

/** The chance of so many hits with so many picks. */
export const hitChance = ({ numbers, drawn: taken }: KenoRules, picks: number, hits: number): Fraction =>
  fraction(choose(picks, hits) * choose(numbers - picks, taken - hits), choose(numbers, taken));

export const kenoMeanReturn = (rules: KenoRules, picks: number): Fraction =>
  sum((rules.pays[picks - 1] ?? []).map((pay, hits) => multiply(fraction(pay, 100), hitChance(rules, picks, hits))));

const choose = (size: number, count: number): bigint => {
  if (count < 0 || count > size) return 0n;
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) ways = (ways * BigInt(size - count + step)) / BigInt(step);
  return ways;
};
