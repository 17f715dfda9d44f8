import { mapWeights } from '@fairground/engines/sports/map-chances';
import { fairChance } from '@fairground/engines/sports/chances';
import { mapCodes, mapScore, mapsToWin } from '@fairground/engines/sports/maps';
import type { MapMarketType, MapOrder } from '@fairground/engines/sports/maps';
import { equalMargin, offeredOdds, powerMargin } from '@fairground/engines/sports/margin';
import type { MatchState } from '@fairground/engines/sports/intensity';
import { FIGHT_BETS, fightOffer, fightRules, isFightBet } from '@fairground/engines/tables/virtual-fight';
import { goalsOf } from './model.ts';
import type { Model, Score } from './model.ts';
import { priceGoals } from './price-goals.ts';
import type { Board, PricedMarket } from './price-goals.ts';

type PriceWish = {
  readonly seconds: number;
  readonly isSecondHalf: boolean;
  readonly board: Board;
  /** Margins in percent of ours. */
  readonly marginPercent?: number;
};

/** What is offered on a match as it stands, with prices from its model and from nothing else. */
export const priceMatch = (
  model: Model,
  score: Score,
  { seconds, isSecondHalf, board, marginPercent = 100 }: PriceWish,
): readonly PricedMarket[] => {
  switch (model.is) {
    case 'goals':
      return priceGoals(model, matchState(score, seconds, isSecondHalf), { board, marginShare: marginPercent / 100 });
    case 'maps':
      return priceMaps(model, score.maps, marginPercent / 100);
    case 'fight':
      return [priceFight(model)];
  }
};

/** The state a grid begins with. Minutes of the second half begin at 45 however long the first one was. */
export const matchState = (score: Score, seconds: number, isSecondHalf: boolean): MatchState => {
  const { home, away } = goalsOf(score);
  const minute = seconds / 60;
  const { h1, a1 } = score.halves;
  const state = { home, away, redHome: 0, redAway: 0 };
  return isSecondHalf
    ? { ...state, minute: Math.min(90, Math.max(45, minute)), half: { home: h1, away: a1 } }
    : { ...state, minute: Math.min(44.99, Math.max(0, minute)) };
};

const MAP_MARGIN = 0.05;

const priceMaps = (
  { best, chance }: Extract<Model, { is: 'maps' }>,
  played: MapOrder,
  marginShare: number,
): readonly PricedMarket[] => {
  const { home, away } = mapScore(played);
  const most = mapsToWin(best);
  if (Math.max(home, away) >= most) return [];
  const lines = best === 3 ? [10] : [14, 18];
  const handicaps = best === 1 ? [] : [-6, 6];
  const named: { readonly type: MapMarketType; readonly lineQ: number; readonly variant: string }[] = [
    { type: 'winner', lineQ: 0, variant: '' },
    { type: 'map', lineQ: 0, variant: String(played.length + 1) },
    ...(best === 1 ? [] : [{ type: 'map-score' as const, lineQ: 0, variant: '' }]),
    ...handicaps.map((lineQ) => ({ type: 'map-ah' as const, lineQ, variant: '' })),
    ...(best === 1 ? [] : lines.map((lineQ) => ({ type: 'maps' as const, lineQ, variant: '' }))),
  ];
  return named.flatMap(({ type, lineQ, variant }) => {
    const codes = mapCodes(type, best);
    const chances = codes.map((code) => {
      const weights = mapWeights({ type, lineQuarters: lineQ, variant, code }, { best, chance, played });
      return weights.won + weights.lost === 0 ? 0 : fairChance(weights);
    });
    if (chances.some((each) => each > 0.995)) return [];
    const [one = 0, other = 0] = chances;
    const quoted =
      chances.length === 2
        ? equalMargin([one, other], MAP_MARGIN * marginShare)
        : powerMargin(chances, 0.1 * marginShare);
    const odds = Object.fromEntries(
      codes.flatMap((code, index) => {
        const price = (chances[index] ?? 0) < 0.0005 ? undefined : offeredOdds(quoted[index] ?? 1, 'ladder');
        return price === undefined ? [] : [[code, price] as const];
      }),
    );
    return Object.keys(odds).length === 0 ? [] : [{ type, period: 'match', lineQ, variant, odds }];
  });
};

const priceFight = ({ meron, wala }: { readonly meron: number; readonly wala: number }): PricedMarket => {
  const rules = fightRules({ meron, wala });
  const odds = Object.fromEntries(
    FIGHT_BETS.filter((bet) => isFightBet(rules, bet)).map((bet) => {
      const { n, d } = fightOffer(rules, bet);
      return [bet, Number((n * 1_000n) / d)] as const;
    }),
  );
  return { type: 'fight', period: 'match', lineQ: 0, variant: '', odds };
};
