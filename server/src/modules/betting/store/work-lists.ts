import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { BettingTables } from '../tables.ts';

const bettingIn = (reader: Reader) => reader.withTables<BettingTables>();

/** Puts rounds on the list that turned overdue since the last walk; answers how many. */
export const noteOverdueRounds = async (tx: Tx, openForMs: number): Promise<number> => {
  const { rows } = await sql<{ noted: number }>`
    with walk as (select looked_through, clock_timestamp() - make_interval(secs => ${openForMs / 1000}) as until from betting_overdue_walk for update),
    noted as (
      insert into betting_overdue_round (member_id, round_key, placed_at)
      select bet.member_id, bet.round_key, bet.placed_at from betting_bet bet, walk
      where bet.placed_at > walk.looked_through and bet.placed_at <= walk.until
        and bet.seq = 0 and bet.settled_at is null and bet.market_id is null
      on conflict do nothing returning 1),
    moved as (update betting_overdue_walk set looked_through = greatest(walk.looked_through, walk.until) from walk)
    select count(*)::int as noted from noted`.execute(tx);
  return rows[0]?.noted ?? 0;
};

/** Takes rounds off the list that are over by now. */
export const forgetClosedRounds = async (tx: Tx): Promise<void> => {
  await sql`
    delete from betting_overdue_round overdue using betting_bet bet
    where bet.member_id = overdue.member_id and bet.round_key = overdue.round_key and bet.seq = 0 and bet.settled_at is not null`.execute(
    tx,
  );
};

export type OverdueRound = {
  readonly member: MemberId;
  readonly roundId: string;
  readonly source: string;
  readonly category: BetCategory;
  readonly stake: bigint;
  readonly placedAt: Date;
};

export const listOverdueRounds = (reader: Reader, limit: number): Promise<OverdueRound[]> =>
  bettingIn(reader)
    .selectFrom('betting_overdue_round as overdue')
    .innerJoin('betting_bet as bet', (join) =>
      join
        .onRef('bet.member_id', '=', 'overdue.member_id')
        .onRef('bet.round_key', '=', 'overdue.round_key')
        .on('bet.seq', '=', 0),
    )
    .innerJoin('betting_product as product', 'product.id', 'bet.product_id')
    .where('bet.settled_at', 'is', null)
    .select([
      sql<MemberId>`overdue.member_id`.as('member'),
      'bet.round_id as roundId',
      'product.source',
      'product.category',
      'bet.stake',
      'overdue.placed_at as placedAt',
    ])
    .orderBy('overdue.placed_at')
    .limit(limit)
    .execute();

export type ParkedWin = {
  readonly operationKey: string;
  readonly member: MemberId;
  readonly source: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: Date;
};

export const listParkedWins = (reader: Reader, limit: number): Promise<ParkedWin[]> =>
  bettingIn(reader)
    .selectFrom('betting_parked_win as win')
    .innerJoin('betting_product as product', 'product.id', 'win.product_id')
    .where('win.reviewed_at', 'is', null)
    .select([
      'win.operation_key as operationKey',
      sql<MemberId>`win.member_id`.as('member'),
      'product.source',
      'win.round_id as roundId',
      'win.transaction_id as transactionId',
      'win.currency',
      'win.amount',
      'win.at',
    ])
    .orderBy('win.at')
    .limit(limit)
    .execute();

export const updateParkedWin = async (
  tx: Tx,
  operationKey: string,
  by: string,
  note: string,
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await bettingIn(tx)
    .updateTable('betting_parked_win')
    .set({ reviewed_at: at, reviewed_by: by, note })
    .where('operation_key', '=', operationKey)
    .where('reviewed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
