import { exposureCell } from '@fairground/engines/sports/exposure';
import type { Exposure } from '@fairground/engines/sports/exposure';
import type { Goals } from '@fairground/engines/sports/intensity';
import type { Grid } from '@fairground/engines/sports/score-grid';
import type { Model } from './model.ts';

/** Factors on the expected goals of both sides, derived from the book's exposure. */
export type Lean = Goals;

export const NO_LEAN: Lean = { home: 1, away: 1 };

/** How far prices move, as exponents, when one side costs the whole limit of a match more than the other: our choice. */
const SIDE = 0.12;
const TOTAL = 0.08;

/**
 * How far prices lean against the bets that stand: towards the side, and towards few or many goals, that would cost the
 * house more. One factor a side moves all markets of the match together, so that they never contradict each other.
 */
export const leanOf = (kept: Exposure, grid: Grid, now: Goals, riskMax: bigint): Lean => {
  const scores = grid.cells.map(({ next, chance }) => {
    const [home, away] = [now.home + next.home, now.away + next.away];
    return { home, away, chance, kept: Number(kept[exposureCell(home, away)] ?? 0n) / Number(riskMax) };
  });
  const middle = scores.reduce((sum, { home, away, chance }) => sum + (home + away) * chance, 0);
  const side = costsMore(
    scores,
    ({ home, away }) => home > away,
    ({ home, away }) => away > home,
  );
  const total = costsMore(
    scores,
    ({ home, away }) => home + away > middle,
    ({ home, away }) => home + away < middle,
  );
  return { home: factorOf(TOTAL * total + SIDE * side), away: factorOf(TOTAL * total - SIDE * side) };
};

type Outcome = { readonly home: number; readonly away: number; readonly chance: number; readonly kept: number };

/** By how much one kind of outcome costs more than the other, in limits of a match: from −1 to 1. */
const costsMore = (
  scores: readonly Outcome[],
  isOne: (score: Outcome) => boolean,
  isOther: (score: Outcome) => boolean,
): number => Math.max(-1, Math.min(1, meanKept(scores.filter(isOther)) - meanKept(scores.filter(isOne))));

const meanKept = (scores: readonly Outcome[]): number => {
  const chance = scores.reduce((sum, each) => sum + each.chance, 0);
  return chance === 0 ? 0 : scores.reduce((sum, each) => sum + each.kept * each.chance, 0) / chance;
};

/** In thousandths: what a small bet changes is no news. */
const factorOf = (exponent: number): number => Math.round(Math.exp(exponent) * 1_000) / 1_000;

/** What a match is sold by: its model, moved by the book's own bets. What a bet is worth is told by the model alone. */
export const soldBy = (model: Model, lean: Lean | null): Model =>
  model.is === 'goals' && lean !== null
    ? { is: 'goals', home: model.home * lean.home, away: model.away * lean.away }
    : model;
