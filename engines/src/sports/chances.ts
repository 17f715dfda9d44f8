import { goalNumber, settleGoals } from './goal-markets.ts';
import type { Halves, Selection } from './market.ts';
import { HALVES_AT_STAKE } from './outcome.ts';
import type { MarketOutcome } from './outcome.ts';
import type { Cell, Grid } from './score-grid.ts';

/** How much of a stake wins and loses on average: 1 is all of it. What does neither is given back. */
export type Weights = { readonly won: number; readonly lost: number };

/** Exact weights of a selection over a grid. `since` is the score a live handicap counts from. */
export const weightsOf = (selection: Selection, grid: Grid, since?: Halves): Weights => {
  if (needsHalves(selection) && !grid.hasHalves) throw new RangeError(`${selection.market.type} needs both halves.`);
  let [won, lost] = [0, 0];
  for (const cell of grid.cells)
    for (const [outcome, chance] of outcomesOf(selection, cell, grid, since)) {
      won += HALVES_AT_STAKE[outcome].won * chance;
      lost += HALVES_AT_STAKE[outcome].lost * chance;
    }
  return { won, lost };
};

/** Odds that give back the whole stake on average; infinite where nothing can win. */
export const fairOdds = ({ won, lost }: Weights): number => 1 + lost / won;

/** The part of the stake that is decided wins with this chance: what margins are put on. */
export const fairChance = ({ won, lost }: Weights): number => won / (won + lost);

/** What a selection can come to in one cell, with the chances: more than one only where the order of goals decides. */
export const outcomesOf = (
  selection: Selection,
  cell: Cell,
  grid: Grid,
  since?: Halves,
): readonly (readonly [MarketOutcome, number])[] => {
  if (selection.market.type !== 'goal')
    return [[settleGoals(selection, since ? { halves: cell.halves, since } : { halves: cell.halves }), cell.chance]];
  const share = shareOfGoal(selection, cell, grid);
  return [
    ['win', cell.chance * share],
    ['lose', cell.chance * (1 - share)],
  ];
};

/** Both intensities have one shape, so every order of the goals to come is as likely as any other. */
export const shareOfGoal = ({ market, code }: Selection, { next }: Cell, { scored }: Grid): number => {
  const number = goalNumber(market) - scored;
  if (number < 1) throw new RangeError('That goal has been scored.');
  const total = next.home + next.away;
  if (number > total) return code === 'none' ? 1 : 0;
  if (code === 'none') return 0;
  return (code === 'h' ? next.home : next.away) / total;
};

export const needsHalves = ({ market }: Selection): boolean => market.type === 'htft' || market.period !== 'ft';
