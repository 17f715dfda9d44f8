import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { AccountId } from '../wallet/index.ts';
import type { BettingTables, MarketState } from './tables.ts';
import type { BetId, GameId, MarketId } from './wager.ts';

const bettingIn = (reader: Reader) => reader.withTables<BettingTables>();

export const findProduct = async (
  reader: Reader,
  source: string,
  category: BetCategory,
): Promise<number | undefined> => {
  const row = await bettingIn(reader)
    .selectFrom('betting_product')
    .select('id')
    .where('source', '=', source)
    .where('category', '=', category)
    .executeTakeFirst();
  return row?.id;
};

/** Several nodes may meet a product at once: all of them get the same number. */
export const insertProduct = async (tx: Tx, source: string, category: BetCategory): Promise<number> => {
  const { id } = await bettingIn(tx)
    .insertInto('betting_product')
    .values({ source, category })
    .onConflict((conflict) => conflict.columns(['source', 'category']).doUpdateSet({ source }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A bet with its product and the state of its round, which its head carries. */
export type StoredBet = {
  readonly id: BetId;
  readonly roundKey: string;
  readonly roundId: string;
  readonly source: string;
  readonly category: BetCategory;
  readonly gameId: GameId;
  readonly marketId: MarketId | null;
  readonly currency: string;
  readonly stake: bigint;
  readonly bonusPart: bigint;
  readonly payout: bigint;
  readonly bonusPayout: bigint;
  readonly validBet: bigint;
  readonly validRule: number;
  readonly state: number;
  readonly roundState: number;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly award: string | null;
  readonly parentKey: string | null;
  readonly wins: number;
  readonly detail: Record<string, unknown> | null;
};

const betsOf = (reader: Reader, member: MemberId) =>
  bettingIn(reader)
    .selectFrom('betting_bet as bet')
    .innerJoin('betting_bet as head', (join) =>
      join
        .onRef('head.member_id', '=', 'bet.member_id')
        .onRef('head.round_key', '=', 'bet.round_key')
        .on('head.seq', '=', 0),
    )
    .innerJoin('betting_product as product', 'product.id', 'bet.product_id')
    .where('bet.member_id', '=', member)
    .select(({ ref, fn }) => [
      'bet.id',
      'bet.round_key as roundKey',
      'bet.round_id as roundId',
      'product.source',
      'product.category',
      'bet.game_id as gameId',
      'bet.market_id as marketId',
      'bet.currency',
      'bet.stake',
      'bet.bonus_part as bonusPart',
      'bet.payout',
      'bet.bonus_payout as bonusPayout',
      'bet.valid_bet as validBet',
      'bet.valid_rule as validRule',
      'bet.state',
      fn.coalesce('head.round_state', sql<number>`1`).as('roundState'),
      'bet.placed_at as placedAt',
      'head.settled_at as settledAt',
      'bet.award',
      'bet.parent_key as parentKey',
      sql<number>`coalesce(cardinality(${ref('head.win_keys')}), 0)`.as('wins'),
      'bet.detail',
    ]);

export type BetFilters = {
  readonly source?: string;
  readonly category?: BetCategory;
  readonly roundState?: number;
  readonly from?: Date;
  readonly to?: Date;
  readonly before?: BetId;
};

/** The newest first. The month is part of an id, so that a window in time is a window in the index. */
export const listBetsOf = (
  reader: Reader,
  member: MemberId,
  filters: BetFilters,
  limit: number,
): Promise<StoredBet[]> => {
  let query = betsOf(reader, member);
  if (filters.source !== undefined) query = query.where('product.source', '=', filters.source);
  if (filters.category !== undefined) query = query.where('product.category', '=', filters.category);
  if (filters.roundState !== undefined) query = query.where('head.round_state', '=', filters.roundState);
  if (filters.before !== undefined) query = query.where('bet.id', '<', filters.before);
  if (filters.from !== undefined)
    query = query
      .where('bet.placed_at', '>=', filters.from)
      .where('bet.id', '>=', sql<BetId>`wallet_month_base((${filters.from}::timestamptz - interval '1 day')::date)`);
  if (filters.to !== undefined)
    query = query
      .where('bet.placed_at', '<', filters.to)
      .where('bet.id', '<', sql<BetId>`wallet_month_base((${filters.to}::timestamptz + interval '2 months')::date)`);
  return query.orderBy('bet.id', 'desc').limit(limit).execute();
};

export const findBet = (reader: Reader, member: MemberId, id: BetId): Promise<StoredBet | undefined> =>
  betsOf(reader, member).where('bet.id', '=', id).executeTakeFirst();

const ROUND_BETS_MAX = 1_000;

export const listRound = (reader: Reader, member: MemberId, roundKey: string): Promise<StoredBet[]> =>
  betsOf(reader, member).where('bet.round_key', '=', roundKey).orderBy('bet.seq').limit(ROUND_BETS_MAX).execute();

export type Market = {
  readonly id: MarketId;
  readonly source: string;
  readonly code: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly state: MarketState;
  readonly doneThrough: bigint;
};

const MARKET_COLUMNS = [
  'id',
  'source',
  'code',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'state',
  'done_through as doneThrough',
] as const;

export const insertMarket = async (
  tx: Tx,
  market: Pick<Market, 'source' | 'code' | 'opensAt' | 'closesAt'>,
): Promise<MarketId> => {
  const { id } = await bettingIn(tx)
    .insertInto('betting_market')
    .values({ source: market.source, code: market.code, opens_at: market.opensAt, closes_at: market.closesAt })
    .onConflict((conflict) =>
      conflict.constraint('betting_market_code_is_unique').doUpdateSet({ source: market.source }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findMarket = (reader: Reader, id: MarketId): Promise<Market | undefined> =>
  bettingIn(reader).selectFrom('betting_market').select(MARKET_COLUMNS).where('id', '=', id).executeTakeFirst();

/** Waits for bets that are being taken; when it returns, all of them are in and no other will come. */
export const updateMarketState = async (
  tx: Tx,
  id: MarketId,
  from: readonly MarketState[],
  to: MarketState,
): Promise<boolean> => {
  const { numUpdatedRows } = await bettingIn(tx)
    .updateTable('betting_market')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const updateMarketWindow = async (tx: Tx, id: MarketId, closesAt: Date): Promise<boolean> => {
  const { numUpdatedRows } = await bettingIn(tx)
    .updateTable('betting_market')
    .set({ closes_at: closesAt })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * One settler at a time. Not by the market's row: a late bet waits for that row with its member's accounts in hand,
 * and the settler needs those accounts.
 */
export const lockSettlement = async (tx: Tx, id: MarketId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('betting_market'), hashtext(${id.toString()}))`.execute(tx);
};

export const updateMarketProgress = async (tx: Tx, id: MarketId, doneThrough: bigint): Promise<void> => {
  await bettingIn(tx).updateTable('betting_market').set({ done_through: doneThrough }).where('id', '=', id).execute();
};

/** An open bet of a market with the accounts its stake came from, as the ledger kept them. */
export type MarketBetRow = {
  readonly id: BetId;
  readonly member: MemberId;
  readonly operationKey: string;
  readonly roundKey: string;
  readonly roundId: string;
  readonly gameId: GameId;
  readonly productId: number;
  readonly currency: string;
  readonly stake: bigint;
  readonly bonusPart: bigint;
  readonly state: number;
  readonly detail: Record<string, unknown> | null;
  readonly account: AccountId;
  readonly spill: AccountId;
  readonly counter: AccountId;
};

export const listMarketBets = async (
  tx: Tx,
  id: MarketId,
  after: bigint,
  limit: number,
): Promise<readonly MarketBetRow[]> => {
  const { rows } = await sql<MarketBetRow>`
    select bet.id, bet.member_id as member, bet.operation_key as "operationKey", bet.round_key as "roundKey", bet.round_id as "roundId",
           bet.game_id as "gameId", bet.product_id as "productId", bet.currency, bet.stake, bet.bonus_part as "bonusPart", bet.state, bet.detail,
           operation.account_id as account, coalesce(operation.spill_account_id, 0) as spill, operation.counter_id as counter
    from (select * from betting_bet where market_id = ${id} and id > ${after} order by market_id, id limit ${limit}) bet
    join wallet_operation operation on operation.key = bet.operation_key
    order by bet.id`.execute(tx);
  return rows;
};

export const loseRounds = async (
  tx: Tx,
  rounds: readonly { readonly member: bigint; readonly roundKey: string; readonly validBet?: bigint }[],
): Promise<void> => {
  const list = (texts: readonly string[]) => `{${texts.join(',')}}`;
  await sql`select betting_lose(
    ${list(rounds.map(({ member }) => member.toString()))}::bigint[],
    ${list(rounds.map(({ roundKey }) => roundKey))}::uuid[],
    ${list(rounds.map(({ validBet }) => validBet?.toString() ?? 'NULL'))}::bigint[])`.execute(tx);
};

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
