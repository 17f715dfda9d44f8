import { settleGoals } from './goal-markets.ts';
import { shareOfGoal } from './chances.ts';
import { hasLine } from './market.ts';
import type { Selection } from './market.ts';

import { offeredOdds } from './margin.ts';
import type { Cell, Grid } from './score-grid.ts';

export const COMBO_LEGS = { min: 2, max: 5 } as const;

/** The margin of a combination is taken once: a base and a part for each leg. */
export type ComboMargin = { readonly base: number; readonly perLeg: number };
export const COMBO_MARGIN: ComboMargin = { base: 0.05, perLeg: 0.02 };

export type ComboPrice =
  | { readonly is: 'priced'; readonly chance: number; readonly oddsMilli: number }
  /** No score wins every leg. */
  | { readonly is: 'impossible' }
  /** The others win only when this leg wins too, so it adds nothing. */
  | { readonly is: 'implied'; readonly leg: number }
  /** This leg cannot be in a combination: it can push, or a second goal's order is asked for. */
  | { readonly is: 'unfit'; readonly leg: number }
  | { readonly is: 'legs' }
  /** Too sure to be offered. */
  | { readonly is: 'certain' };

/** The joint price of legs of one match: the exact sum over the cells where all of them win. */
export const comboPrice = (legs: readonly Selection[], grid: Grid, margin: ComboMargin = COMBO_MARGIN): ComboPrice => {
  if (legs.length < COMBO_LEGS.min || legs.length > COMBO_LEGS.max) return { is: 'legs' };
  const unfit = legs.findIndex((leg, at) => !canCombine(leg) || isSecondGoal(legs, at));
  if (unfit >= 0) return { is: 'unfit', leg: unfit };
  const chances = jointChances(legs, grid);
  const all = chances.length - 1;
  const chance = chances[all] ?? 0;
  if (chance < NOTHING) return { is: 'impossible' };
  const implied = legs.findIndex((_, at) => (chances[all & ~(1 << at)] ?? 0) - chance < NOTHING);
  if (implied >= 0) return { is: 'implied', leg: implied };
  const oddsMilli = jointOdds(chance, legs.length, margin);
  return oddsMilli === undefined ? { is: 'certain' } : { is: 'priced', chance, oddsMilli };
};

/**
 * The price of what is left of a combination when legs become void, by the legs that stay: bit n of the key is leg n.
 * Sure rests pay the stake, which is odds of 1.
 */
export const subsetPrices = (
  legs: readonly Selection[],
  grid: Grid,
  margin: ComboMargin = COMBO_MARGIN,
): ReadonlyMap<number, number> =>
  new Map(
    jointChances(legs, grid).flatMap((chance, mask) =>
      mask === 0 ? [] : [[mask, jointOdds(chance, countOf(mask), margin) ?? 1_000] as const],
    ),
  );

const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** The chance that all legs of a part win, by the part: bit n of the place is leg n. The grid is walked once. */
export const jointChances = (legs: readonly Selection[], grid: Grid): readonly number[] => {
  const chances = Array.from({ length: 2 ** legs.length }, () => 0);
  const shares = Array.from({ length: 2 ** legs.length }, () => 1);
  for (const cell of grid.cells) {
    const each = legs.map((leg) => shareOf(leg, cell, grid));
    for (let mask = 1; mask < shares.length; mask += 1) {
      const top = 31 - Math.clz32(mask);
      shares[mask] = (shares[mask & ~(1 << top)] ?? 0) * (each[top] ?? 0);
      chances[mask] = (chances[mask] ?? 0) + cell.chance * (shares[mask] ?? 0);
    }
  }
  return chances;
};

/** The chance that every leg wins. */
export const jointChance = (legs: readonly Selection[], grid: Grid): number => jointChances(legs, grid).at(-1) ?? 1;

/** Legs that cannot push: half lines, and markets without a line except draw no bet. */
export const canCombine = ({ market }: Selection): boolean =>
  market.type !== 'dnb' && (!hasLine(market.type) || Math.abs(market.lineQuarters) % 4 === 2);

const NOTHING = 1e-12;

const jointOdds = (chance: number, legs: number, { base, perLeg }: ComboMargin): number | undefined =>
  offeredOdds(chance * (1 + base + perLeg * legs), 'ladder');

const isSecondGoal = (legs: readonly Selection[], at: number): boolean =>
  legs[at]?.market.type === 'goal' && legs.findIndex(({ market }) => market.type === 'goal') < at;

const shareOf = (leg: Selection, cell: Cell, grid: Grid): number => {
  if (leg.market.type === 'goal') return shareOfGoal(leg, cell, grid);
  return settleGoals(leg, { halves: cell.halves }) === 'win' ? 1 : 0;
};
