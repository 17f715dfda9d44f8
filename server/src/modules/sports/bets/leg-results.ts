import type { LegResult } from '@fairground/contract/sports/fields';
import { legResult } from '../domain/leg-result.ts';
import type { MarketName } from '../domain/model.ts';
import { nameOf } from '../domain/settle-leg.ts';
import type { BetRow, LegRow, MarketRow, ResultRow } from '../tables.ts';

type Known = {
  readonly markets: ReadonlyMap<LegRow['market_id'], Pick<MarketRow, 'type' | 'period' | 'line_q' | 'variant'>>;
  /** What was said of markets, in its order. */
  readonly said: ReadonlyMap<LegRow['market_id'], readonly ResultRow[]>;
};

/** States of bets that no result changes: they wait, or their stake is out. */
const UNSETTLED: ReadonlySet<BetRow['state']> = new Set(['PENDING', 'REFUSED', 'CASHED_OUT']);

/** What the legs of a bet came to by what was said of their markets; null where it is open or the bet does not stand. */
export const legResults = (
  bet: Pick<BetRow, 'state' | 'accepted_at' | 'placed_at'>,
  legs: readonly LegRow[],
  { markets, said }: Known,
): readonly (LegResult | null)[] =>
  legs.map((leg) => {
    if (UNSETTLED.has(bet.state)) return null;
    return legResult(marketName(markets.get(leg.market_id)), settlingLeg(bet, leg), said.get(leg.market_id) ?? []);
  });

const marketName = (market: Parameters<typeof nameOf>[0] | undefined): MarketName => {
  if (!market) throw new Error('A leg has no market.');
  return nameOf(market);
};

/** A leg with the moment from which it counts. */
export const settlingLeg = (
  bet: Pick<BetRow, 'accepted_at' | 'placed_at'>,
  { code, since }: Pick<LegRow, 'code' | 'since'>,
) => ({ code, since, acceptedAt: bet.accepted_at ?? bet.placed_at });

export const resultsByMarket = (
  results: readonly ResultRow[],
): ReadonlyMap<ResultRow['market_id'], readonly ResultRow[]> => Map.groupBy(results, ({ market_id }) => market_id);
