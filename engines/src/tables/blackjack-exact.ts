import type { Decision } from '@fairground/contract/studio/hands';
import { add, fraction, isLess, multiply, ONE, parseDecimal, subtract, sum, times, ZERO } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { BEST, dealerDraws } from './blackjack.ts';
import type { BlackjackRules } from './blackjack.ts';

/**
 * The exact return of blackjack played by its basic strategy. Cards come from full decks, so a hand is its points alone:
 * every choice is compared exactly, the better one is the strategy, and the whole is the return.
 */

/** Values of a card and in how many of thirteen ranks they come; an ace is 1. */
const VALUES = Array.from({ length: 10 }, (_, index) => ({
  value: index + 1,
  chance: fraction(index === 9 ? 4 : 1, 13),
}));
const chanceOf = (value: number): Fraction => VALUES[value - 1]?.chance ?? ZERO;
const TEN = 10;
const ACE = 1;

type Points = { readonly total: number; readonly isSoft: boolean };

/** Points with one more card. An ace counts eleven where that does not bust. */
const plus = ({ total, isSoft }: Points, value: number): Points => {
  const low = (isSoft ? total - 10 : total) + value;
  const hasAce = isSoft || value === ACE;
  return hasAce && low + 10 <= BEST ? { total: low + 10, isSoft: true } : { total: low, isSoft: false };
};
const START: Points = { total: 0, isSoft: false };
const nameOf = ({ total, isSoft }: Points): string => `${isSoft ? 's' : 'h'}${total}`;

/** What the dealer ends with: 17 to 21, and 22 for all that is bust. */
const ENDS = [17, 18, 19, 20, 21, 22] as const;
type Ends = ReadonlyMap<number, Fraction>;

/** How the dealer ends from an open card, given that the two first cards are no natural. */
export const dealerEnds = (rules: BlackjackRules, up: number): Ends => {
  const kept = new Map<string, Ends>();
  const from = (points: Points): Ends => {
    const known = kept.get(nameOf(points));
    if (known) return known;
    const ends = dealerDraws(rules, points)
      ? merged(VALUES.map(({ value, chance }) => [chance, from(plus(points, value))]))
      : new Map([[Math.min(points.total, BEST + 1), ONE]]);
    kept.set(nameOf(points), ends);
    return ends;
  };
  const holes = VALUES.filter(({ value }) => value !== naturalWith(up));
  const all = sum(holes.map(({ chance }) => chance));
  return merged(holes.map(({ value, chance }) => [multiply(chance, inverse(all)), from(plus(plus(START, up), value))]));
};

const inverse = ({ n, d }: Fraction): Fraction => fraction(d, n);
/** The hole card that makes a natural of the open one; 0 where none does. */
const naturalWith = (up: number): number => (up === ACE ? TEN : up === TEN ? ACE : 0);

const merged = (parts: readonly (readonly [Fraction, Ends])[]): Ends =>
  new Map(ENDS.map((end) => [end, sum(parts.map(([chance, ends]) => multiply(chance, ends.get(end) ?? ZERO)))]));

/** What a unit gains on average by each choice, and which is best. */
export type Advice = { readonly decision: Decision; readonly gain: Fraction };

export type Strategy = {
  /** What to do with two cards or more against an open card. `pair` is the value of two like cards. */
  readonly advise: (hand: Points & { readonly isFirst: boolean; readonly pair?: number | undefined }) => Advice;
  readonly afterSplit: (hand: Points & { readonly isFirst: boolean }) => Advice;
};

/** The basic strategy against one open card, given that the dealer has no natural. */
export const strategyAgainst = (rules: BlackjackRules, up: number): Strategy => {
  const ends = dealerEnds(rules, up);
  const stands = new Map<number, Fraction>();
  const draws = new Map<string, Advice>();

  const standing = (total: number): Fraction => {
    const known = stands.get(total);
    if (known) return known;
    const gain = sum(
      ENDS.map((end) => {
        const chance = ends.get(end) ?? ZERO;
        if (end > BEST || total > end) return chance;
        return total === end ? ZERO : times(chance, -1);
      }),
    );
    stands.set(total, gain);
    return gain;
  };
  const lying = (points: Points): Fraction => (points.total > BEST ? fraction(-1) : standing(points.total));
  const drawing = (points: Points, worth: (next: Points) => Fraction): Fraction =>
    sum(VALUES.map(({ value, chance }) => multiply(chance, worth(plus(points, value)))));

  /** Draw or stand, with as many cards as it takes. */
  const drawOrStand = (points: Points): Advice => {
    if (points.total > BEST) return { decision: 'stand', gain: fraction(-1) };
    if (points.total === BEST) return { decision: 'stand', gain: standing(BEST) };
    const known = draws.get(nameOf(points));
    if (known) return known;
    const stand: Advice = { decision: 'stand', gain: standing(points.total) };
    const hit: Advice = { decision: 'hit', gain: drawing(points, (next) => drawOrStand(next).gain) };
    const best = better(stand, hit);
    draws.set(nameOf(points), best);
    return best;
  };
  const withDouble = (points: Points, mayDouble: boolean): Advice =>
    mayDouble && points.total < BEST
      ? better(drawOrStand(points), { decision: 'double', gain: times(drawing(points, lying), 2) })
      : drawOrStand(points);
  const afterSplit: Strategy['afterSplit'] = ({ isFirst, ...points }) =>
    withDouble(points, isFirst && rules.doubleAfterSplit);
  const splitting = (value: number): Fraction => {
    const isLast = value === ACE && rules.splitAces === 'one-card';
    const one = plus(START, value);
    return times(
      drawing(one, (next) => (isLast ? lying(next) : afterSplit({ ...next, isFirst: true }).gain)),
      2,
    );
  };
  return {
    afterSplit,
    advise: ({ isFirst, pair, ...points }) => {
      const plain = withDouble(points, isFirst);
      return pair !== undefined && isFirst ? better(plain, { decision: 'split', gain: splitting(pair) }) : plain;
    },
  };
};

/** The first unless the other is worth more. */
const better = (one: Advice, other: Advice): Advice => (isLess(one.gain, other.gain) ? other : one);

export type BlackjackFigures = { readonly mean: Fraction; readonly natural: Fraction };

/** What a unit gives back by the basic strategy, and how often it is paid as a natural. */
export const blackjackFigures = (rules: BlackjackRules): BlackjackFigures => {
  const natural = times(multiply(chanceOf(ACE), chanceOf(TEN)), 2);
  const pays = parseDecimal(rules.pays.blackjack);
  const gains = VALUES.map(({ value: up, chance }) => {
    const dealt = strategyAgainst(rules, up);
    const hole = naturalWith(up);
    const dealerHas = hole === 0 ? ZERO : chanceOf(hole);
    const played = VALUES.flatMap(({ value: left, chance: one }) =>
      VALUES.map(({ value: right, chance: two }) => {
        const points = plus(plus(START, left), right);
        const pair = left === right ? left : undefined;
        const gain = points.total === BEST ? pays : dealt.advise({ ...points, isFirst: true, pair }).gain;
        return multiply(multiply(one, two), gain);
      }),
    );
    // Against a natural everything is lost but another natural, and never more than the first stake.
    const against = subtract(natural, ONE);
    return multiply(chance, add(multiply(subtract(ONE, dealerHas), sum(played)), multiply(dealerHas, against)));
  });
  return { mean: add(ONE, sum(gains)), natural: multiply(natural, subtract(ONE, natural)) };
};

/** What a unit of insurance gives back: the dealer has a ten under the ace. */
export const insuranceReturn = ({ pays }: BlackjackRules): Fraction =>
  multiply(chanceOf(TEN), add(ONE, parseDecimal(pays.insurance)));
