import type { OrderId } from '@fairground/contract/lottery/fields';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GameId } from '../../betting/index.ts';
import type { IssueId, LotteryTables } from '../tables.ts';
import type { IssueRow } from './issues.ts';
import { lotteryIn } from './lottery-in.ts';
import type { OrderRow } from './orders.ts';

export type PoolRow = Selectable<LotteryTables['lottery_pool']>;
export type PoolMoveRow = Selectable<LotteryTables['lottery_pool_move']>;
export type PrizeRow = Selectable<LotteryTables['lottery_prize']>;

export const listPools = (reader: Reader, game: GameId): Promise<PoolRow[]> =>
  lotteryIn(reader).selectFrom('lottery_pool').selectAll().where('game_id', '=', game).execute();

/** Holds the pools of a game until the commit, those of every currency in one order. */
export const lockPools = async (tx: Tx, game: GameId): Promise<readonly PoolRow[]> => {
  // Pools nobody has begun have no row to hold.
  await sql`select pg_advisory_xact_lock(hashtext('lottery_pool'), ${Number(game)}::int)`.execute(tx);
  return listPools(tx, game);
};

export const upsertPool = async (tx: Tx, pool: PoolRow): Promise<void> => {
  const { amount, rolls, issue_id, account_id } = pool;
  await lotteryIn(tx)
    .insertInto('lottery_pool')
    .values(pool)
    .onConflict((conflict) =>
      conflict.columns(['game_id', 'currency', 'tier']).doUpdateSet({ amount, rolls, issue_id, account_id }),
    )
    .execute();
};

export const insertMoves = async (
  tx: Tx,
  moves: readonly Insertable<LotteryTables['lottery_pool_move']>[],
): Promise<void> => {
  await lotteryIn(tx).insertInto('lottery_pool_move').values(moves).execute();
};

export const listMoves = (reader: Reader, issue: IssueId): Promise<PoolMoveRow[]> =>
  lotteryIn(reader).selectFrom('lottery_pool_move').selectAll().where('issue_id', '=', issue).orderBy('step').execute();

export const upsertPrizes = async (tx: Tx, prizes: readonly PrizeRow[]): Promise<void> => {
  await lotteryIn(tx)
    .insertInto('lottery_prize')
    .values(prizes)
    .onConflict((conflict) =>
      conflict.columns(['issue_id', 'currency', 'tier']).doUpdateSet((row) => ({
        held: row.ref('excluded.held'),
        winners: row.ref('excluded.winners'),
        each: row.ref('excluded.each'),
      })),
    )
    .execute();
};

export const listPrizes = (reader: Reader, issue: IssueId): Promise<PrizeRow[]> =>
  lotteryIn(reader).selectFrom('lottery_prize').selectAll().where('issue_id', '=', issue).execute();

export type SharedOrder = Pick<OrderRow, 'id' | 'currency' | 'amount' | 'mode' | 'lines'>;

/** Orders of an issue that were not taken back, after an id and up to another. */
export const listSharedOrders = (
  reader: Reader,
  issue: IssueId,
  { after, through }: { readonly after: bigint; readonly through?: bigint },
  limit: number,
): Promise<SharedOrder[]> => {
  const orders = lotteryIn(reader)
    .selectFrom('lottery_order')
    .select(['id', 'currency', 'amount', 'mode', 'lines'])
    .where('issue_id', '=', issue)
    .where('cancelled_at', 'is', null)
    .where('id', '>', after as OrderId);
  const bounded = through === undefined ? orders : orders.where('id', '<=', through as OrderId);
  return bounded.orderBy('id').limit(limit).execute();
};

/** What an issue has sold so far. */
export const sumSales = async (reader: Reader, issue: IssueId, currency: string): Promise<bigint> => {
  const { rows } = await sql<{ sales: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sales from lottery_order
     where issue_id = ${issue} and currency = ${currency} and cancelled_at is null`.execute(reader);
  return rows[0]?.sales ?? 0n;
};

/** Whether an issue of the game that is drawn before this one has tickets and is neither paid nor called off. */
export const isEarlierUnpaid = async (
  reader: Reader,
  { game_id, draw_at }: Pick<IssueRow, 'game_id' | 'draw_at'>,
): Promise<boolean> => {
  const { rows } = await sql<{ is_unpaid: boolean }>`
    select exists (select from lottery_issue where game_id = ${game_id} and draw_at < ${draw_at} and draw_at > ${draw_at}::timestamptz - interval '60 days'
       and market_id is not null and state in ('SCHEDULED', 'OPEN', 'LOCKED', 'DRAWN', 'SETTLING')) as is_unpaid`.execute(
    reader,
  );
  return rows[0]?.is_unpaid === true;
};

export type PoolSums = Pick<PoolRow, 'currency' | 'tier' | 'amount' | 'account_id'> & {
  readonly game: string;
  /** What all moves of the pool come to. */
  readonly moved: bigint;
};

/** All pools with the sum of their moves. Whatever else the transaction reads afterwards is of the same moment. */
export const readPoolSums = async (tx: Tx): Promise<readonly PoolSums[]> => {
  await sql`set transaction isolation level repeatable read`.execute(tx);
  const { rows } = await sql<PoolSums>`
    select g.code as game, p.currency, p.tier, p.amount, p.account_id, coalesce(m.moved, 0)::bigint as moved
      from lottery_pool p join lottery_game g on g.id = p.game_id
      left join (select i.game_id, m.currency, m.tier, sum(m.seeded + m.added + m.given - m.won) as moved
                   from lottery_pool_move m join lottery_issue i on i.id = m.issue_id group by i.game_id, m.currency, m.tier) m
        on m.game_id = p.game_id and m.currency = p.currency and m.tier = p.tier
     order by p.game_id, p.currency, p.tier`.execute(tx);
  return rows;
};
