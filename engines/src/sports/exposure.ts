import { settleGoals } from './goal-markets.ts';
import { NO_GOALS } from './market.ts';
import type { Halves, Period, Selection } from './market.ts';
import { resultOf } from './outcome.ts';
import type { MarketOutcome } from './outcome.ts';
import { legFactor } from './payout.ts';

/** The scores told apart: 0 to 8 for both sides, then all others by who leads: home, nobody, away. */
export const EXPOSURE_GOALS_MAX = 8;
const WIDTH = EXPOSURE_GOALS_MAX + 1;
const NEAR_CELLS = WIDTH * WIDTH;
export const EXPOSURE_CELLS = NEAR_CELLS + 3;

/** What the house keeps of bets if the match (or the half) ends so: stakes less returns. */
export type Exposure = readonly bigint[];

export type ExposedBet = {
  readonly stake: bigint;
  readonly oddsMilli: number;
  /** Legs that all have to win; one for a single. Every leg is of the same match. */
  readonly legs: readonly Selection[];
  readonly since?: Halves;
};

export const NO_EXPOSURE: Exposure = Array.from({ length: EXPOSURE_CELLS }, () => 0n);

/** The place of a score in the array. */
export const exposureCell = (home: number, away: number): number =>
  home > EXPOSURE_GOALS_MAX || away > EXPOSURE_GOALS_MAX
    ? NEAR_CELLS + 1 - Math.sign(home - away)
    : home * WIDTH + away;

/** Which array a bet belongs to: that of a half only if all its legs are of that half. */
export const exposurePeriod = ({ legs }: Pick<ExposedBet, 'legs'>): Period => {
  const periods = new Set(legs.map(({ market }) => market.period));
  const [only] = periods;
  return periods.size === 1 && only !== undefined ? only : 'ft';
};

/** The array of one bet. Where a score alone does not decide a leg, the house counts it as won. */
export const exposureOf = (bet: ExposedBet): Exposure => {
  const kept = keptByWorth(bet);
  return outcomesOf(bet).map((worth) => kept[worth] ?? bet.stake);
};

/** The arrays of many bets added up; bets on the same selections are looked at once. */
export const sumExposures = (bets: readonly ExposedBet[]): Exposure => {
  const sums = new Map<Outcomes, bigint[]>();
  for (const bet of bets) {
    const outcomes = outcomesOf(bet);
    const before = sums.get(outcomes);
    const kept = keptByWorth(bet);
    if (before) for (const [worth, each] of kept.entries()) before[worth] = (before[worth] ?? 0n) + each;
    else sums.set(outcomes, kept);
  }
  const all = [...NO_EXPOSURE];
  for (const [outcomes, kept] of sums)
    for (const [cell, worth] of outcomes.entries()) all[cell] = (all[cell] ?? 0n) + (kept[worth] ?? 0n);
  return all;
};

export const addExposure = (all: Exposure, one: Exposure): Exposure => all.map((kept, at) => kept + (one[at] ?? 0n));
export const removeExposure = (all: Exposure, one: Exposure): Exposure => all.map((kept, at) => kept - (one[at] ?? 0n));

/** The score that costs the house most, and what it keeps then (below zero is a loss). */
export const worstCell = (exposure: Exposure): { readonly cell: number; readonly kept: bigint } =>
  exposure.reduce((worst, kept, cell) => (kept < worst.kept ? { cell, kept } : worst), {
    cell: 0,
    kept: exposure[0] ?? 0n,
  });

/** What a selection may come to, from what pays nothing to what pays most; prices are above one. */
const BY_WORTH: readonly MarketOutcome[] = ['lose', 'half-lose', 'push', 'half-win', 'win'];
const LOST = 0;
const WON = BY_WORTH.indexOf('win');

const keptByWorth = ({ stake, oddsMilli }: Pick<ExposedBet, 'stake' | 'oddsMilli'>): bigint[] =>
  BY_WORTH.map((outcome) => {
    const { n, d } = legFactor(resultOf(outcome), oddsMilli);
    return stake - (stake * n) / d;
  });

/** By score, the place in `BY_WORTH` of the outcome that costs the house most. */
type Outcomes = readonly number[];

/** They follow from the selections alone, not from stake and price, and popular selections come again and again. */
const known = new Map<string, Outcomes>();
const KNOWN_MAX = 4_000;

const outcomesOf = (bet: ExposedBet): Outcomes => {
  const name = nameOf(bet);
  const found = known.get(name);
  if (found) return found;
  const outcomes = worstOutcomes(bet);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(name, outcomes);
  return outcomes;
};

const nameOf = ({ legs, since }: ExposedBet): string => {
  const names = legs.map(
    ({ market: { type, period, lineQuarters, variant }, code }) =>
      `${type}/${period}/${lineQuarters}/${variant}/${code}`,
  );
  return since ? `${names.join(' ')} ${since.h1}.${since.a1}.${since.h2}.${since.a2}` : names.join(' ');
};

const worstOutcomes = (bet: ExposedBet): Outcomes => {
  const period = exposurePeriod(bet);
  const isDecided = bet.legs.every((leg) => isDecidedBy(leg, period));
  const outcomes = Array.from({ length: EXPOSURE_CELLS }, () => LOST);
  for (const [home, away] of SCORES) {
    const at = exposureCell(home, away);
    for (const halves of isDecided ? [halvesFor(period, home, away)] : splits(home, away)) {
      const worth = worthAt(bet, halves, home + away);
      if (worth > (outcomes[at] ?? LOST)) outcomes[at] = worth;
    }
  }
  return outcomes;
};

const SCORE_MAX = 11;
const SCORES: readonly (readonly [number, number])[] = Array.from({ length: (SCORE_MAX + 1) ** 2 }, (_, at) => [
  Math.floor(at / (SCORE_MAX + 1)),
  at % (SCORE_MAX + 1),
]);

/** A single pays by its outcome; a combination pays all or nothing, because none of its legs can push. */
const worthAt = (bet: ExposedBet, halves: Halves, goals: number): number => {
  const [only] = bet.legs;
  if (bet.legs.length === 1 && only !== undefined && only.market.type !== 'goal')
    return BY_WORTH.indexOf(settleGoals(only, facts(halves, bet.since)));
  const isWon = bet.legs.every((leg) =>
    leg.market.type === 'goal' ? canScore(leg, halves, goals) : settleGoals(leg, facts(halves, bet.since)) === 'win',
  );
  return isWon ? WON : LOST;
};

const facts = (halves: Halves, since: Halves | undefined) => ({ halves, since: since ?? NO_GOALS });

const isDecidedBy = ({ market }: Selection, period: Period): boolean =>
  market.period === period && market.type !== 'htft';

const halvesFor = (period: Period, home: number, away: number): Halves =>
  period === 'h1' ? { h1: home, a1: away, h2: 0, a2: 0 } : { h1: 0, a1: 0, h2: home, a2: away };

/** Every way a final score can be divided between the halves. */
const splits = (home: number, away: number): readonly Halves[] =>
  Array.from({ length: (home + 1) * (away + 1) }, (_, at) => {
    const [h1, a1] = [Math.floor(at / (away + 1)), at % (away + 1)];
    return { h1, a1, h2: home - h1, a2: away - a1 };
  });

/** Whether a score leaves room for the side to score that goal, or for it not to fall. */
const canScore = ({ market, code }: Selection, halves: Halves, goals: number): boolean => {
  const number = market.variant === '' ? 1 : Number(market.variant);
  if (code === 'none') return goals < number;
  const own = code === 'h' ? halves.h1 + halves.h2 : halves.a1 + halves.a2;
  return goals >= number && own > 0;
};
