import { settleGoals } from '@fairground/engines/sports/goal-markets';
import { GOAL_MARKETS } from '@fairground/engines/sports/market';
import type { GoalMarketType, Halves, Period } from '@fairground/engines/sports/market';
import { MAP_MARKETS, settleMaps } from '@fairground/engines/sports/maps';
import type { MapMarketType } from '@fairground/engines/sports/maps';
import type { MarketOutcome } from '@fairground/engines/sports/outcome';
import type { LegResult } from '@fairground/contract/sports/fields';
import { NO_SCORE } from './model.ts';
import type { MarketName, Score } from './model.ts';

/** What became of a selection when a match ended with this score. `since` is the score of a live bet. */
export const settleLeg = (market: MarketName, code: string, score: Score, since: Halves | null): MarketOutcome => {
  if (isGoalMarket(market.type))
    return settleGoals(
      {
        market: {
          type: market.type,
          period: market.period as Period,
          lineQuarters: market.lineQ,
          variant: market.variant,
        },
        code,
      },
      { halves: score.halves, order: score.order, ...(since && { since }) },
    );
  if (isMapMarket(market.type))
    return settleMaps({ type: market.type, lineQuarters: market.lineQ, variant: market.variant, code }, score.maps);
  if (score.fight === null) throw new Error('A fight without a result cannot be settled.');
  if (score.fight === code) return 'win';
  return score.fight === 'draw' ? 'push' : 'lose';
};

export const isGoalMarket = (type: string): type is GoalMarketType =>
  (GOAL_MARKETS as readonly string[]).includes(type);
const isMapMarket = (type: string): type is MapMarketType => (MAP_MARKETS as readonly string[]).includes(type);

export const RESULT_OF: Readonly<Record<MarketOutcome, LegResult>> = {
  win: 'WON',
  'half-win': 'HALF_WON',
  push: 'VOID',
  'half-lose': 'HALF_LOST',
  lose: 'LOST',
};

export const OUTCOME_OF: Readonly<Record<LegResult, MarketOutcome>> = {
  WON: 'win',
  HALF_WON: 'half-win',
  VOID: 'push',
  HALF_LOST: 'half-lose',
  LOST: 'lose',
};

/** What a message of the feed settles: one half, one goal, one map, or the whole match. */
export const isOfScope = (market: MarketName, scope: string): boolean => {
  if (scope === 'match') return true;
  const [what, number] = scope.split(':');
  if (what === 'h1') return market.period === 'h1';
  return (what === 'goal' || what === 'map') && market.type === what && market.variant === number;
};

export const nameOf = (row: {
  readonly type: string;
  readonly period: string;
  readonly line_q: number;
  readonly variant: string;
}): MarketName => ({ type: row.type, period: row.period, lineQ: row.line_q, variant: row.variant });

/** The part of a score that a market is settled by: what was settled earlier does not change with the rest of the match. */
export const relevantScore = (market: MarketName, score: Score): Score => {
  if (market.type === 'goal') return { ...NO_SCORE, order: score.order.slice(0, Number(market.variant)) };
  if (market.type === 'map') return { ...NO_SCORE, maps: score.maps.slice(0, Number(market.variant)) };
  if (market.period === 'h1') return { ...NO_SCORE, halves: { ...score.halves, h2: 0, a2: 0 } };
  if (market.period === 'h2') return { ...NO_SCORE, halves: { ...score.halves, h1: 0, a1: 0 } };
  return score;
};
