import type { BetCategory, BetResult } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { AccountId } from '../wallet/index.ts';
import type { BettingTables, MarketState } from './tables.ts';
import type { ValidRule } from './domain/valid-bet.ts';
import type { BetState, RoundState } from './rules/round.ts';
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

export const findProductById = (
  reader: Reader,
  id: number,
): Promise<{ readonly source: string; readonly category: BetCategory } | undefined> =>
  bettingIn(reader)
    .selectFrom('betting_product')
    .select(['source', 'category'])
    .where('id', '=', id)
    .executeTakeFirst();

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
  readonly memberId: MemberId;
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
  readonly validRule: ValidRule;
  readonly state: BetState;
  readonly roundState: RoundState;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly award: string | null;
  readonly parentKey: string | null;
  readonly wins: number;
  readonly detail: Record<string, unknown> | null;
};

/** Nothing of it was decided: its whole stake came back. A correction may still decide it. */
const GIVEN_BACK = sql<boolean>`(head.round_state = 'lost' and head.stake > 0 and head.payout = head.stake)`;

/** What a round is to its member: one that was given back is as good as cancelled. */
const SHOWN_STATE = sql<RoundState>`case when ${GIVEN_BACK} then 'cancelled' else coalesce(head.round_state, 'open') end`;

/** The same rule as `resultOf`, for the database to filter by. */
const RESULT = sql<BetResult>`case when bet.state = 'void' or ${SHOWN_STATE} = 'cancelled' then 'VOID'
  when ${SHOWN_STATE} = 'open' then 'OPEN' when bet.payout = bet.stake then 'EVEN' when bet.payout > bet.stake then 'WON' else 'LOST' end`;

const allBets = (reader: Reader) =>
  bettingIn(reader)
    .selectFrom('betting_bet as bet')
    .innerJoin('betting_bet as head', (join) =>
      join
        .onRef('head.member_id', '=', 'bet.member_id')
        .onRef('head.round_key', '=', 'bet.round_key')
        .on('head.seq', '=', 0),
    )
    .innerJoin('betting_product as product', 'product.id', 'bet.product_id')
    .select((eb) => [
      'bet.id',
      eb.ref('bet.member_id').$castTo<MemberId>().as('memberId'),
      'bet.round_key as roundKey',
      'bet.round_id as roundId',
      'product.source',
      'product.category',
      'bet.game_id as gameId',
      'bet.market_id as marketId',
      'bet.currency',
      'bet.stake',
      'bet.bonus_part as bonusPart',
      sql<bigint>`case when ${GIVEN_BACK} then 0 else bet.payout end`.as('payout'),
      'bet.bonus_payout as bonusPayout',
      'bet.valid_bet as validBet',
      'bet.valid_rule as validRule',
      'bet.state',
      SHOWN_STATE.as('roundState'),
      'bet.placed_at as placedAt',
      'head.settled_at as settledAt',
      'bet.award',
      'bet.parent_key as parentKey',
      sql<number>`coalesce(cardinality(${eb.ref('head.win_keys')}), 0)`.as('wins'),
      'bet.detail',
    ]);

const betsOf = (reader: Reader, member: MemberId) => allBets(reader).where('bet.member_id', '=', member);

/** A bet by its number, whosever it is. */
export const findBetByNumber = (reader: Reader, id: BetId): Promise<StoredBet | undefined> =>
  allBets(reader).where('bet.id', '=', id).limit(1).executeTakeFirst();

/** The index in the order of ids is asked only by who says this; written out, as the planner compares it by its words. */
const ALONG_IDS = sql<boolean>`bet.id > 0`;

export type BetFilters = {
  readonly source?: string;
  readonly category?: BetCategory;
  readonly gameId?: GameId;
  readonly roundState?: RoundState;
  readonly result?: BetResult;
  readonly from?: Date;
  readonly to?: Date;
  readonly before?: BetId;
};

/** The newest first. The month is part of an id, so that a window in time is a window in the index. */
export const listBetsOf = (reader: Reader, member: MemberId, filters: BetFilters, limit: number) =>
  filteredBetsOf(reader, member, filters).orderBy('bet.id', 'desc').limit(limit).execute();

export const filteredBetsOf = (reader: Reader, member: MemberId, filters: BetFilters) =>
  narrowed(betsOf(reader, member).where(ALONG_IDS), filters);

/** The newest bets of many members: each is asked by the index for its newest ones. */
export const listBetsOfTeam = async (
  reader: Reader,
  members: readonly MemberId[],
  filters: BetFilters,
  limit: number,
): Promise<readonly StoredBet[]> => {
  const ofOne = narrowed(
    allBets(reader)
      .where('bet.member_id', '=', sql<bigint>`team.id`)
      .where(ALONG_IDS),
    filters,
  )
    .orderBy('bet.id', 'desc')
    .limit(limit);
  const { rows } = await sql<StoredBet>`
    select own.* from unnest(${members.map(String)}::bigint[]) as team(id) cross join lateral ${ofOne} own
     order by own.id desc limit ${limit}`.execute(reader);
  return rows;
};

/** The newest bets of all members since a moment; the index in time is asked, for none begins with the id. */
export const listBetsSince = (
  reader: Reader,
  since: Date,
  filters: BetFilters,
  {
    place,
    limit,
  }: {
    /** The last bet of the page before. */
    readonly place?: { readonly at: Date; readonly id: BetId } | undefined;
    readonly limit: number;
  },
) => {
  let query = narrowed(allBets(reader).where('bet.placed_at', '>=', since), filters);
  if (place !== undefined)
    query = query
      .where('bet.placed_at', '<=', place.at)
      .where((where) => where.or([where('bet.placed_at', '<', place.at), where('bet.id', '<', place.id)]));
  return query.orderBy('bet.placed_at', 'desc').orderBy('bet.id', 'desc').limit(limit).execute();
};

const narrowed = (all: ReturnType<typeof allBets>, filters: BetFilters) => {
  let query = all;
  if (filters.source !== undefined) query = query.where('product.source', '=', filters.source);
  if (filters.category !== undefined) query = query.where('product.category', '=', filters.category);
  if (filters.gameId !== undefined) query = query.where('bet.game_id', '=', filters.gameId);
  if (filters.roundState !== undefined) query = query.where(SHOWN_STATE, '=', filters.roundState);
  if (filters.result !== undefined) query = query.where(RESULT, '=', filters.result);
  if (filters.before !== undefined) query = query.where('bet.id', '<', filters.before);
  if (filters.from !== undefined)
    query = query
      .where('bet.placed_at', '>=', filters.from)
      .where('bet.id', '>=', sql<BetId>`wallet_month_base((${filters.from}::timestamptz - interval '1 day')::date)`);
  if (filters.to !== undefined)
    query = query
      .where('bet.placed_at', '<', filters.to)
      .where('bet.id', '<', sql<BetId>`wallet_month_base((${filters.to}::timestamptz + interval '2 months')::date)`);
  return query;
};

export const findBet = (reader: Reader, member: MemberId, id: BetId): Promise<StoredBet | undefined> =>
  betsOf(reader, member).where(ALONG_IDS).where('bet.id', '=', id).executeTakeFirst();

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
  readonly state: BetState;
  readonly detail: Record<string, unknown> | null;
  readonly account: AccountId;
  readonly split: AccountId;
  readonly counter: AccountId;
};

export const listMarketBets = async (
  tx: Tx,
  id: MarketId,
  after: bigint,
  limit: number,
): Promise<readonly MarketBetRow[]> =>
  marketBets(
    tx,
    sql`select * from betting_bet where market_id = ${id} and id > ${after} order by market_id, id limit ${limit}`,
  );

/** Bets of a market that nothing has become of yet, by their ids. */
export const listOpenBets = async (tx: Tx, id: MarketId, bets: readonly BetId[]): Promise<readonly MarketBetRow[]> =>
  marketBets(
    tx,
    sql`select * from betting_bet where market_id = ${id} and id = any(${`{${bets.join(',')}}`}::bigint[]) and state = 'accepted'`,
  );

const marketBets = async (tx: Tx, from: RawBuilder<unknown>): Promise<readonly MarketBetRow[]> => {
  const { rows } = await sql<MarketBetRow>`
    select bet.id, bet.member_id as member, bet.operation_key as "operationKey", bet.round_key as "roundKey", bet.round_id as "roundId",
           bet.game_id as "gameId", bet.product_id as "productId", bet.currency, bet.stake, bet.bonus_part as "bonusPart", bet.state, bet.detail,
           operation.account_id as account, coalesce(operation.split_account_id, 0) as split, operation.counter_id as counter
    from (${from}) bet
    join wallet_operation operation on operation.key = bet.operation_key
    order by bet.id`.execute(tx);
  return rows;
};
