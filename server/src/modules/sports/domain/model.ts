import type { MatchModel } from '@fairground/engines/sports/draw';
import type { GoalOrder, Halves } from '@fairground/engines/sports/market';
import type { MapOrder } from '@fairground/engines/sports/maps';
import type { FightBet } from '@fairground/engines/tables/virtual-fight';

/** What prices are computed from and the simulator draws from; it knows nothing of the draw. */
export type Model = MatchModel;

/** What has happened in a match so far. */
export type Score = {
  readonly halves: Halves;
  readonly order: GoalOrder;
  readonly maps: MapOrder;
  readonly fight: FightBet | null;
};

export const NO_SCORE: Score = { halves: { h1: 0, a1: 0, h2: 0, a2: 0 }, order: [], maps: [], fight: null };

/** A market as it is named for ever. */
export type MarketName = {
  readonly type: string;
  readonly period: string;
  readonly lineQ: number;
  readonly variant: string;
};

export const goalsOf = ({ halves: { h1, a1, h2, a2 } }: Pick<Score, 'halves'>) => ({ home: h1 + h2, away: a1 + a2 });

/** The figures a board shows: goals, or maps won. */
export const shownScore = (score: Score): { readonly home: number; readonly away: number } => {
  if (score.maps.length > 0) return wins(score.maps);
  if (score.fight !== null) return { home: score.fight === 'meron' ? 1 : 0, away: score.fight === 'wala' ? 1 : 0 };
  return goalsOf(score);
};

/** Goals of the first half once it is over, or the maps one by one. */
export const shownPeriods = (score: Score, isFirstHalfOver: boolean): readonly { home: number; away: number }[] => {
  if (score.maps.length > 0) return score.maps.map((side) => wins([side]));
  return isFirstHalfOver ? [{ home: score.halves.h1, away: score.halves.a1 }] : [];
};

const wins = (maps: MapOrder) => ({
  home: maps.filter((side) => side === 'h').length,
  away: maps.filter((side) => side === 'a').length,
});
