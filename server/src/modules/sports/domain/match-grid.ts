import { needsHalves } from '@fairground/engines/sports/chances';
import type { Goals } from '@fairground/engines/sports/intensity';
import { comboPrice, subsetPrices } from '@fairground/engines/sports/joint';
import type { Period, Selection } from '@fairground/engines/sports/market';
import { halvesGrid, scoreGrid } from '@fairground/engines/sports/score-grid';
import type { Grid } from '@fairground/engines/sports/score-grid';
import type { MarketName, Model, Score } from './model.ts';
import { matchState } from './price-match.ts';
import { isGoalMarket } from './settle-leg.ts';

/** A match of goals at a moment of its clock. */
export type MatchMoment = { readonly score: Score; readonly seconds: number; readonly isSecondHalf: boolean };

/** The grid that prices these selections; halves are told apart only where one of them asks for it. */
export const gridFor = (
  goals: Goals,
  { score, seconds, isSecondHalf }: MatchMoment,
  of: readonly Selection[],
): Grid => {
  const state = matchState(score, seconds, isSecondHalf);
  return of.some(needsHalves) ? halvesGrid(goals, state) : scoreGrid(goals, state);
};

export const selectionOf = ({ type, period, lineQ, variant }: MarketName, code: string): Selection => {
  if (!isGoalMarket(type)) throw new Error(`Not a market of goals: ${type}`);
  return { market: { type, period: period as Period, lineQuarters: lineQ, variant }, code };
};

export type GroupPrice =
  | { readonly is: 'priced'; readonly prices: ReadonlyMap<number, number> }
  | { readonly is: 'refused'; readonly why: 'SAME_MATCH' | 'IMPOSSIBLE' | 'IMPLIED' };

/** What legs of one match cost together: the price of every part of them that may remain. */
export const priceGroup = (
  legs: readonly { readonly market: MarketName; readonly code: string }[],
  model: Model,
  moment: MatchMoment & { readonly isLive: boolean },
): GroupPrice => {
  const isOfGoals = legs.every(({ market }) => isGoalMarket(market.type));
  // A live handicap counts from the score as it stands, and the grid does not.
  const hasLiveHandicap = moment.isLive && legs.some(({ market }) => market.type === 'ah');
  if (model.is !== 'goals' || !isOfGoals || hasLiveHandicap) return { is: 'refused', why: 'SAME_MATCH' };
  const selections = legs.map(({ market, code }) => selectionOf(market, code));
  const grid = gridFor(model, moment, selections);
  const price = comboPrice(selections, grid);
  switch (price.is) {
    case 'priced':
      return { is: 'priced', prices: subsetPrices(selections, grid) };
    case 'impossible':
      return { is: 'refused', why: 'IMPOSSIBLE' };
    case 'implied':
      return { is: 'refused', why: 'IMPLIED' };
    default:
      return { is: 'refused', why: 'SAME_MATCH' };
  }
};
