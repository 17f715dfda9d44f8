import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Board } from '@fairground/engines/lottery/board';
import type { Game } from '@fairground/engines/lottery/games';
import { UNITS } from '@fairground/engines/lottery/price';
import { floorOf } from '@fairground/engines/lottery/ratio';
import { sharePool } from '@fairground/engines/lottery/sea/pool';
import type { PoolMove, PoolRules } from '@fairground/engines/lottery/sea/pool';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { createTicketCount, ticketPrice } from '../domain/pool-prizes.ts';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGame } from '../games.ts';
import { accountOf, openPoolAccounts, postMoves } from './pool-accounts.ts';
import type { PoolAccounts } from './pool-accounts.ts';
import { lockIssue } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import { insertMoves, listMoves, listSharedOrders, lockPools, upsertPool, upsertPrizes } from '../store/pools.ts';
import type { PoolMoveRow, PoolRow } from '../store/pools.ts';
import type { IssueId } from '../tables.ts';

const ORDERS_AT_ONCE = 500;

export type ShareDeps = Pick<LotteryDeps, 'db' | 'wallet' | 'tenant'>;

/** What players of one currency paid for an issue, and how many of their tickets won in each tier. */
type Sold = { sales: bigint; readonly winners: Map<string, bigint> };

/**
 * Shares the prize money of an issue that is drawn, or again of one that is corrected: the pools move and the prizes of
 * all tiers are written in one commit, before the first winner is paid. Anyone who comes second finds them written.
 */
export const shareIssue = async (
  deps: ShareDeps,
  { id: game_id, game }: KnownGame,
  rules: PoolRules,
  { id, board, corrections }: IssueRow,
): Promise<void> => {
  if (board === null) throw new Error('An issue is not shared before it is drawn.');
  const { db } = deps;
  const sold = await countSold(db, game, id, board);
  const accounts = new Map<string, PoolAccounts>();
  for (const currency of sold.keys()) accounts.set(currency, await openPoolAccounts(deps, game.code, rules, currency));
  await inTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, id);
    const step = issue?.state === 'SETTLING' ? 0 : issue?.state === 'CORRECTING' ? issue.corrections : undefined;
    if (step === undefined) return;
    if (issue?.corrections !== corrections) throw new Error('An issue was corrected again while it was shared.');
    const done = await listMoves(tx, id);
    if (done.some((move) => move.step === step)) return;
    const pools = await lockPools(tx, game_id);
    for (const [currency, { sales, winners }] of sold) {
      const ledger = accounts.get(currency);
      if (ledger === undefined) throw new Error(`Pools of ${game.code} have no accounts in ${currency}.`);
      const own = { id, game_id, currency, step, ledger, done: done.filter((move) => move.currency === currency) };
      const draw = { sales: money(sales), stake: ticketPrice(game), winners };
      const held = pools.filter((pool) => pool.currency === currency);
      const shared = await movePools(deps, tx, rules, draw, own, held);
      await upsertPrizes(
        tx,
        prizesOf(rules, shared, winners).map((prize) => ({ issue_id: id, currency, ...prize })),
      );
    }
  });
};

const countSold = async (db: Db, game: Game, id: IssueId, board: Board): Promise<ReadonlyMap<string, Sold>> => {
  const count = createTicketCount(game, board);
  const sold = new Map<string, Sold>();
  for (let after = 0n; ;) {
    const orders = await listSharedOrders(db, id, { after }, ORDERS_AT_ONCE);
    const last = orders.at(-1);
    if (last === undefined) return sold;
    for (const { currency, amount, mode, lines } of orders) {
      const own = sold.get(currency) ?? { sales: 0n, winners: new Map() };
      sold.set(currency, own);
      own.sales += amount;
      for (const line of lines)
        for (const [tier, tickets] of count(mode, line)) own.winners.set(tier, (own.winners.get(tier) ?? 0n) + tickets);
    }
    after = last.id;
  }
};

type Own = Pick<PoolRow, 'game_id' | 'currency'> & {
  readonly id: IssueId;
  readonly step: number;
  readonly ledger: PoolAccounts;
  readonly done: readonly PoolMoveRow[];
};
type SoldDraw = { readonly sales: Money; readonly stake: Money; readonly winners: ReadonlyMap<string, bigint> };

/** Moves the pools of one currency, in rows and on the ledger; answers what there is to win. */
const movePools = async (
  deps: ShareDeps,
  tx: Tx,
  rules: PoolRules,
  draw: SoldDraw,
  { id, game_id, currency, step, ledger, done }: Own,
  pools: readonly PoolRow[],
): Promise<readonly PoolMove[]> => {
  // As the first settlement found them; a jackpot it began held nothing, and no other ever does.
  const first = done
    .filter((move) => move.step === 0 && move.before > 0n)
    .map((move) => ({ ...move, amount: move.before }));
  const found = step === 0 ? pools : first;
  const jackpots = new Map(found.map(({ tier, amount, rolls }) => [tier, { amount: money(amount), rolls }]));
  const moves = sharePool(rules, { ...draw, jackpots });
  const rows: PoolMoveRow[] = [];
  for (const move of moves) {
    const pool = pools.find(({ tier }) => tier === move.tier);
    const seed = rules.tiers.find(({ tier }) => tier === move.tier)?.seed;
    const row = step === 0 ? firstMove(move, pool) : nextMove(move, pool, done, (seed ?? 0n) * draw.stake);
    rows.push({ ...row, issue_id: id, step, currency, tier: move.tier });
    if (seed === undefined) continue;
    const isLast = step === 0 || pool?.issue_id === id;
    const rolls = isLast ? move.rolls : (pool?.rolls ?? 0);
    await upsertPool(tx, {
      ...{ game_id, currency, tier: move.tier, amount: row.amount, rolls },
      issue_id: isLast ? id : (pool?.issue_id ?? id),
      account_id: accountOf(ledger, move.tier),
    });
  }
  await postMoves(deps, tx, ledger, { id, step }, rows, pools);
  await insertMoves(tx, rows);
  return moves;
};

type Moved = Omit<PoolMoveRow, 'issue_id' | 'step' | 'currency' | 'tier'>;

const firstMove = ({ before, seeded, added, given, won, after }: PoolMove, pool: PoolRow | undefined): Moved => ({
  ...{ before, rolls: pool?.rolls ?? 0, seeded, added, given, won },
  amount: after,
});

/**
 * What a correction changes of what the issue has done so far. Later draws keep what they won: where that leaves a
 * jackpot below its seed, the house makes it up.
 */
const nextMove = (
  { tier, seeded, given, won }: PoolMove,
  pool: PoolRow | undefined,
  done: readonly PoolMoveRow[],
  seed: bigint,
): Moved => {
  const own = done.filter((move) => move.tier === tier);
  const soFar = (name: 'seeded' | 'given' | 'won'): bigint => own.reduce((sum, move) => sum + move[name], 0n);
  const before = pool?.amount ?? 0n;
  const change = { seeded: seeded - soFar('seeded'), given: given - soFar('given'), won: won - soFar('won') };
  const amount = before + change.seeded + change.given - change.won;
  const missing = amount < seed ? seed - amount : 0n;
  return {
    ...{ before, rolls: pool?.rolls ?? 0, added: 0n, given: change.given, won: change.won },
    seeded: change.seeded + missing,
    amount: amount + missing,
  };
};

/** The prizes of all tiers: what is shared, and what is fixed for a stake of one. */
const prizesOf = (rules: PoolRules, shared: readonly PoolMove[], winners: ReadonlyMap<string, bigint>) => [
  ...shared.map(({ tier, held, each }) => ({ tier, held, winners: winners.get(tier) ?? 0n, each })),
  ...[...rules.fixed].map(([tier, odds]) => ({
    ...{ tier, held: null, winners: winners.get(tier) ?? 0n },
    each: floorOf(UNITS.whole, odds),
  })),
];
