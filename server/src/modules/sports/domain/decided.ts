import { MARKET_CODES } from '@fairground/engines/sports/market';
import { mapCodes, mapSequences } from '@fairground/engines/sports/maps';
import type { MapMarketType } from '@fairground/engines/sports/maps';
import type { MarketName, Model, Score } from './model.ts';
import { isGoalMarket, settleLeg } from './settle-leg.ts';

/** Whether a market of a match that was broken off is decided: however it had gone on, every selection came to the same. */
export const isDecided = (market: MarketName, model: Model, score: Score, isFirstHalfOver: boolean): boolean => {
  switch (model.is) {
    case 'goals': {
      if (!isGoalMarket(market.type)) return false;
      if (market.type === 'goal') return score.order.length >= Number(market.variant);
      return areSame(market, MARKET_CODES[market.type], score, goalsToCome(score, isFirstHalfOver));
    }
    case 'maps': {
      if (market.type === 'map') return score.maps.length >= Number(market.variant);
      const ways = mapSequences(model.best, 0.5, score.maps).map(({ order }) => ({ ...score, maps: order }));
      const [first, ...rest] = ways;
      return first !== undefined && areSame(market, mapCodes(market.type as MapMarketType, model.best), first, rest);
    }
    case 'fight':
      return score.fight !== null;
  }
};

const areSame = (market: MarketName, codes: readonly string[], score: Score, others: readonly Score[]): boolean =>
  codes.every((code) => {
    const now = settleLeg(market, code, score, null);
    return others.every((other) => settleLeg(market, code, other, null) === now);
  });

const MORE_GOALS = 20;

const goalsToCome = (score: Score, isFirstHalfOver: boolean): readonly Score[] => {
  const { halves } = score;
  const more = Array.from({ length: MORE_GOALS }, (_, at) => at + 1);
  const ways = [...more.flatMap((goals) => [[goals, 0] as const, [0, goals] as const]), [1, 1] as const];
  return ways.flatMap(([home, away]) => [
    { ...score, halves: { ...halves, h2: halves.h2 + home, a2: halves.a2 + away } },
    ...(isFirstHalfOver ? [] : [{ ...score, halves: { ...halves, h1: halves.h1 + home, a1: halves.a1 + away } }]),
  ]);
};
