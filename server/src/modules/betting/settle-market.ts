import { hash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { afterCommit, inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyWagers, inTx } from './store/apply-wagers.ts';
import type { BettingDeps } from './deps.ts';
import type { PreparedWager, WagerRow } from './prepare-wager.ts';
import {
  findMarket,
  listMarketBets,
  listOpenBets,
  lockSettlement,
  loseRounds,
  updateMarketProgress,
  updateMarketState,
} from './store.ts';
import type { MarketBetRow } from './store.ts';
import type { BetId, GameId, MarketId } from './wager.ts';

/** What a game needs to know of a bet to decide it. */
export type MarketBet = {
  readonly id: BetId;
  readonly member: MemberId;
  readonly round: string;
  readonly game: GameId;
  readonly stake: Money;
  readonly detail: Readonly<Record<string, unknown>> | null;
};

export type Decision = { readonly payout: Money; readonly validBet?: Money } | 'void';

/** Decides bets in the order given. It must decide the same bet the same way every time: a chunk may be asked again. */
export type Decide = (bets: readonly MarketBet[]) => readonly Decision[] | Promise<readonly Decision[]>;

const CHUNK_SIZE = 800;
const ACCEPTED = 1;
const SETTLE = 2;
const VOID = 6;

type Deps = Pick<BettingDeps, 'db' | 'wallet'>;

/**
 * Settles every bet of a locked market, a chunk in a transaction. How far it came is kept with the chunk, so that it
 * goes on after a crash, and two settlers at once do each chunk once.
 */
export const settleMarket = (deps: Deps, id: MarketId, decide: Decide): Promise<number> =>
  walk(deps, id, decide, 'settled');

/** Gives every stake of a locked market back. */
export const cancelMarket = (deps: Deps, id: MarketId): Promise<number> =>
  walk(deps, id, (bets) => bets.map(() => 'void' as const), 'cancelled');

const walk = async (deps: Deps, id: MarketId, decide: Decide, end: 'settled' | 'cancelled'): Promise<number> => {
  let decided = 0;
  for (;;) {
    const chunk = await inTransaction(deps.db, (tx) => settleChunk(deps, tx, id, decide, end));
    decided += chunk.decided;
    if (chunk.isLast) return decided;
  }
};

const settleChunk = async (deps: Deps, tx: Tx, id: MarketId, decide: Decide, end: 'settled' | 'cancelled') => {
  await lockSettlement(tx, id);
  const market = await findMarket(tx, id);
  if (!market) throw new Refusal('betting.market-unknown');
  if (market.state === end) return { decided: 0, isLast: true };
  if (market.state !== 'locked')
    throw new Refusal(market.state === 'open' ? 'betting.market-open' : 'betting.market-over');

  const rows = await listMarketBets(tx, id, market.doneThrough, CHUNK_SIZE);
  const last = rows.at(-1);
  if (!last) {
    await updateMarketState(tx, id, ['locked'], end);
    return { decided: 0, isLast: true };
  }
  // Anyone who took a bet back meanwhile has it back: only accepted ones are decided.
  const open = rows.filter(({ state }) => state === ACCEPTED);
  const decisions = await decide(open.map(betFrom));
  await apply(deps, tx, open, decisions);
  await updateMarketProgress(tx, id, last.id);
  return { decided: open.length, isLast: false };
};

const apply = async (
  { wallet }: Deps,
  tx: Tx,
  rows: readonly MarketBetRow[],
  decisions: readonly Decision[],
): Promise<void> => {
  const moving: PreparedWager[] = [];
  const lost: { member: bigint; roundKey: string; validBet?: bigint }[] = [];
  rows.forEach((row, index) => {
    const decision = decisions[index];
    if (decision === undefined) throw new Error('A bet of the market was left undecided.');
    if (decision === 'void') moving.push([rowOf(row, VOID, 0n)]);
    else if (decision.payout > 0n) moving.push([rowOf(row, SETTLE, decision.payout, decision.validBet)]);
    else if (decision.validBet === undefined) lost.push({ member: row.member, roundKey: row.roundKey });
    else lost.push({ member: row.member, roundKey: row.roundKey, validBet: decision.validBet });
  });
  await move(wallet, tx, moving);
  if (lost.length > 0) await loseRounds(tx, lost);
};

const move = async (wallet: Deps['wallet'], tx: Tx, moving: readonly PreparedWager[]): Promise<void> => {
  if (moving.length === 0) return;
  const answers = await applyWagers(inTx(tx), moving, 'each');
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`A bet of the market could not be settled: ${refused.outcome}.`);
  afterCommit(tx, () => wallet.tellMoved(moving.map(([{ member }]) => member)));
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
    await move(
      wallet,
      tx,
      rows.map((row) => [rowOf(row, VOID, 0n)]),
    );
    open += rows.length;
  }
  return open;
};

const betFrom = (row: MarketBetRow): MarketBet => ({
  id: row.id,
  member: row.member,
  round: row.roundId,
  game: row.gameId,
  stake: money(row.stake),
  detail: row.detail,
});

/** The key begins like the bet's own, so that the index takes it beside the bet however old that is. */
const rowOf = (row: MarketBetRow, action: typeof SETTLE | typeof VOID, amount: bigint, valid?: bigint): WagerRow => {
  const transactionId = `settle ${row.id}`;
  const operationKey = row.operationKey.replaceAll('-', '');
  return {
    action,
    key: `${operationKey.slice(0, 12)}${hash('sha256', `${operationKey} settle`).slice(12, 32)}`,
    print: hash('sha256', `${action} ${amount} ${valid ?? ''}`).slice(0, 32),
    member: row.member,
    account: row.account,
    spill: row.spill,
    counter: row.counter,
    amount,
    round: row.roundKey,
    roundId: row.roundId,
    transactionId,
    product: row.productId,
    currency: row.currency,
    game: row.gameId,
    rule: 1,
    ...(action === SETTLE ? { ends: true } : {}),
    ...(valid === undefined ? {} : { valid }),
  };
};
