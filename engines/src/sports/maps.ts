import { overUnder } from './goal-markets.ts';
import type { MarketOutcome } from './outcome.ts';

/** How many maps a match has at most; the first to more than half of them wins it. */
export type BestOf = 1 | 3 | 5;
export const MAP_MARKETS = ['winner', 'map', 'map-score', 'map-ah', 'maps'] as const;
export type MapMarketType = (typeof MAP_MARKETS)[number];

export type MapSelection = {
  readonly type: MapMarketType;
  readonly lineQuarters: number;
  /** The number of the map, for its winner. */
  readonly variant: string;
  readonly code: string;
};

export type MapScore = { readonly home: number; readonly away: number };
/** Who won each map, in order. */
export type MapOrder = readonly ('h' | 'a')[];

const K = 24;

/** The chance of the home side on one map. */
export const mapChance = (homeElo: number, awayElo: number): number => 1 / (1 + 10 ** ((awayElo - homeElo) / 400));

/** Both ratings after a map. */
export const ratedAfter = (
  homeElo: number,
  awayElo: number,
  winner: 'h' | 'a',
): { readonly home: number; readonly away: number } => {
  const moved = K * ((winner === 'h' ? 1 : 0) - mapChance(homeElo, awayElo));
  return { home: homeElo + moved, away: awayElo - moved };
};

export const mapsToWin = (best: BestOf): number => (best + 1) / 2;

/** Every way the rest of a match can go, with its chance: bo3 has 6, bo5 20 from the start. */
export const mapSequences = (
  best: BestOf,
  chance: number,
  played: MapOrder = [],
): readonly { readonly order: MapOrder; readonly chance: number }[] => {
  const { home, away } = mapScore(played);
  if (Math.max(home, away) >= mapsToWin(best)) return [{ order: played, chance: 1 }];
  return (['h', 'a'] as const).flatMap((winner) =>
    mapSequences(best, chance, [...played, winner]).map((rest) => ({
      order: rest.order,
      chance: rest.chance * (winner === 'h' ? chance : 1 - chance),
    })),
  );
};

export const mapScore = (order: MapOrder): MapScore => {
  const home = order.filter((winner) => winner === 'h').length;
  return { home, away: order.length - home };
};

/** The result of a selection when the maps are known; the winner of a map that was not played is void. */
export const settleMaps = ({ type, lineQuarters, variant, code }: MapSelection, order: MapOrder): MarketOutcome => {
  const { home, away } = mapScore(order);
  switch (type) {
    case 'winner':
      return home > away === (code === 'h') ? 'win' : 'lose';
    case 'map': {
      const winner = order[Number(variant) - 1];
      if (winner === undefined) return 'push';
      return winner === code ? 'win' : 'lose';
    }
    case 'map-score':
      return `${home}:${away}` === code ? 'win' : 'lose';
    case 'map-ah':
      return overUnder(code === 'h' ? home - away : away - home, code === 'h' ? -lineQuarters : lineQuarters, 'over');
    case 'maps':
      return overUnder(home + away, lineQuarters, code);
  }
};
/** The codes of a map market's selections, in the order in which they are shown. */
export const mapCodes = (type: MapMarketType, best: BestOf): readonly string[] => {
  const most = mapsToWin(best);
  if (type === 'map-score')
    return [
      ...Array.from({ length: most }, (_, lost) => `${most}:${lost}`),
      ...Array.from({ length: most }, (_, at) => `${most - 1 - at}:${most}`),
    ];
  return type === 'maps' ? ['over', 'under'] : ['h', 'a'];
};
