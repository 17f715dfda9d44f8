import type { Halves } from './market.ts';
import { shareLeft, withRedCards } from './intensity.ts';
import type { Goals, MatchState } from './intensity.ts';

/** One way a match can end, with its chance. The goals to come are told apart, because every order of them is alike. */
export type Cell = {
  readonly halves: Halves;
  /** Goals to come of each side, from the state on. */
  readonly next: { readonly home: number; readonly away: number };
  readonly chance: number;
};

export type Grid = {
  readonly cells: readonly Cell[];
  /** Goals scored before the grid begins. */
  readonly scored: number;
  /** Whether the halves of the cells are told apart; without, all goals to come stand in the second. */
  readonly hasHalves: boolean;
};

export type GridOptions = {
  /** Dixon and Coles' correction of low scores, for models fitted to an outside feed; the simulator has none. */
  readonly rho?: number;
};

const GOALS_MAX = 15;
const HALF_GOALS_MAX = 12;

/** Chances of every final score of a match with these expected goals, from a state on, normalised. */
export const scoreGrid = (goals: Goals, state: MatchState, { rho = 0 }: GridOptions = {}): Grid => {
  const left = shareLeft(state.minute).both;
  const rates = withRedCards(goals, state);
  const rest = { home: rates.home * left, away: rates.away * left };
  const home = poisson(rest.home, GOALS_MAX);
  const away = poisson(rest.away, GOALS_MAX);
  const before = halvesOf(state);
  const cells = home.flatMap((chanceHome, nextHome) =>
    away.map((chanceAway, nextAway) => ({
      halves: { ...before, h2: before.h2 + nextHome, a2: before.a2 + nextAway },
      next: { home: nextHome, away: nextAway },
      chance: chanceHome * chanceAway * lowScores(nextHome, nextAway, rest, rho),
    })),
  );
  return normalised(cells, state, false);
};

/** The same with the goals of both halves told apart: half-time markets and half-time with full-time need it. */
export const halvesGrid = (goals: Goals, state: MatchState): Grid => {
  if (state.minute >= 45 && state.half === undefined)
    throw new RangeError('The goals of the first half are not known.');
  const left = shareLeft(state.minute);
  const rates = withRedCards(goals, state);
  const first = {
    home: poisson(rates.home * left.first, HALF_GOALS_MAX),
    away: poisson(rates.away * left.first, HALF_GOALS_MAX),
  };
  const second = {
    home: poisson(rates.home * left.second, HALF_GOALS_MAX),
    away: poisson(rates.away * left.second, HALF_GOALS_MAX),
  };
  const before = halvesOf(state);
  const cells: Cell[] = [];
  for (const [h1, p1] of possible(first.home))
    for (const [a1, q1] of possible(first.away))
      for (const [h2, p2] of possible(second.home))
        for (const [a2, q2] of possible(second.away))
          cells.push({
            halves: { h1: before.h1 + h1, a1: before.a1 + a1, h2: before.h2 + h2, a2: before.a2 + a2 },
            next: { home: h1 + h2, away: a1 + a2 },
            chance: p1 * q1 * p2 * q2,
          });
  return normalised(cells, state, true);
};

/** Goals scored so far, by halves. */
export const halvesOf = ({ minute, home, away, half }: MatchState): Halves => {
  if (minute < 45 || half === undefined)
    return minute < 45 ? { h1: home, a1: away, h2: 0, a2: 0 } : { h1: 0, a1: 0, h2: home, a2: away };
  return { h1: half.home, a1: half.away, h2: home - half.home, a2: away - half.away };
};

const poisson = (mean: number, max: number): readonly number[] => {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= max; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
};

const possible = (chances: readonly number[]): readonly (readonly [number, number])[] =>
  [...chances.entries()].filter(([, chance]) => chance > 0);

const lowScores = (home: number, away: number, rest: Goals, rho: number): number => {
  if (home === 0 && away === 0) return 1 - rest.home * rest.away * rho;
  if (home === 0 && away === 1) return 1 + rest.home * rho;
  if (home === 1 && away === 0) return 1 + rest.away * rho;
  return home === 1 && away === 1 ? 1 - rho : 1;
};

const normalised = (all: readonly Cell[], state: MatchState, hasHalves: boolean): Grid => {
  const cells = all.filter(({ chance }) => chance > NEVER);
  const total = cells.reduce((sum, { chance }) => sum + chance, 0);
  return {
    cells: cells.map((cell) => ({ ...cell, chance: cell.chance / total })),
    scored: state.home + state.away,
    hasHalves,
  };
};

/** Cells that all together weigh less than the tenth digit are left out: most of the grid of halves. */
const NEVER = 1e-15;
