import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { executeAll } from './execute-batch.ts';
import type { BettingDeps } from './deps.ts';
import { CHUNK_SIZE, voidOf } from './market-wagers.ts';
import {
  findMarket,
  listMarketBets,
  listOpenBets,
  lockSettlement,
  updateMarketProgress,
  updateMarketState,
} from './store.ts';
import type { BetId, MarketId } from './wager.ts';

type Deps = Pick<BettingDeps, 'db' | 'wallet'>;

/**
 * Gives every stake of a locked market back, a chunk in a transaction. How far it came is kept with the chunk, so that it
 * goes on after a crash, and two nodes at once do each chunk once. Answers how many it gave back.
 */
export const cancelMarket = async (deps: Deps, id: MarketId): Promise<number> => {
  let given = 0;
  for (;;) {
    const chunk = await inTransaction(deps.db, (tx) => cancelChunk(deps, tx, id));
    given += chunk.given;
    if (chunk.isLast) return given;
  }
};

const cancelChunk = async ({ wallet }: Deps, tx: Tx, id: MarketId) => {
  await lockSettlement(tx, id);
  const market = await findMarket(tx, id);
  if (!market) throw new Refusal('betting.market-unknown');
  if (market.state === 'cancelled') return { given: 0, isLast: true };
  if (market.state !== 'locked')
    throw new Refusal(market.state === 'open' ? 'betting.market-open' : 'betting.market-over');

  const rows = await listMarketBets(tx, id, market.doneThrough, CHUNK_SIZE);
  const last = rows.at(-1);
  if (!last) {
    await updateMarketState(tx, id, ['locked'], 'cancelled');
    return { given: 0, isLast: true };
  }
  // A bet that was taken back meanwhile has its stake: only accepted ones are void.
  const open = rows.filter(({ state }) => state === 'accepted');
  await executeAll(wallet, tx, open.map(voidOf));
  await updateMarketProgress(tx, id, last.id);
  return { given: open.length, isLast: false };
};

/** Gives the stakes of open bets back; answers how many were open. */
export const voidBets = async (
  { wallet }: Pick<Deps, 'wallet'>,
  tx: Tx,
  id: MarketId,
  bets: readonly BetId[],
): Promise<number> => {
  let open = 0;
  for (let first = 0; first < bets.length; first += CHUNK_SIZE) {
    const rows = await listOpenBets(tx, id, bets.slice(first, first + CHUNK_SIZE));
    await executeAll(wallet, tx, rows.map(voidOf));
    open += rows.length;
  }
  return open;
};
