import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BettingDeps } from './deps.ts';
import { findMarket, insertMarket, updateMarketState, updateMarketWindow } from './store.ts';
import type { Market } from './store.ts';
import type { MarketId } from './wager.ts';

type Deps = Pick<BettingDeps, 'db'>;

/** Opens a market for bets between two moments of the database's clock. The same code again is the same market. */
export const openMarket = (
  { db }: Deps,
  market: Pick<Market, 'source' | 'code' | 'opensAt' | 'closesAt'>,
): Promise<MarketId> => {
  if (market.opensAt >= market.closesAt) throw new Refusal('betting.window-backwards');
  return inTransaction(db, (tx) => insertMarket(tx, market));
};

/** Moves the end of an open market; a bet under way is judged by one end or the other. */
export const moveMarketEnd = async ({ db }: Deps, id: MarketId, closesAt: Date): Promise<void> => {
  const isMoved = await inTransaction(db, (tx) => updateMarketWindow(tx, id, closesAt));
  if (!isMoved) await refuseUnlessKnown(db, id);
};

/** Takes no more bets. When this returns, every bet that was accepted is in the register. Locking twice is locking once. */
export const lockMarket = async ({ db }: Deps, id: MarketId): Promise<void> => {
  const isLocked = await inTransaction(db, (tx) => updateMarketState(tx, id, ['open', 'locked'], 'locked'));
  if (!isLocked) await refuseUnlessKnown(db, id);
};

const refuseUnlessKnown = async (db: Deps['db'], id: MarketId): Promise<never> => {
  throw new Refusal((await findMarket(db, id)) ? 'betting.market-over' : 'betting.market-unknown');
};
