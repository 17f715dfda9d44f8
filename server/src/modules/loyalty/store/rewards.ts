import type { MemberId } from '@fairground/contract/ids';
import type { RewardType } from '@fairground/contract/loyalty/states';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Reward } from '../domain/reward.ts';
import type { LoyaltyTables } from '../tables.ts';
import { loyaltyIn } from './loyalty-in.ts';

/** More than any mall has on show. */
const ROWS_MAX = 500;

const COLUMNS = [
  'id',
  'type',
  'state',
  'points',
  'amount',
  'wager_x100 as wagerX100',
  'max_bet as maxBet',
  'spins_count as spinsCount',
  'spins_bet as spinsBet',
  'spins_vendor as spinsVendor',
  'spins_games as spinsGames',
  'stock',
  'supplied',
  'member_limit as memberLimit',
  'min_rank as minRank',
  'texts',
  'image',
  'hue',
  'sort',
] as const;

export const listRewardsOn = (reader: Reader, type?: RewardType): Promise<Reward[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_reward')
    .select(COLUMNS)
    .where('state', '=', 'ON')
    .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? 'GOODS'))
    .orderBy('sort')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const listEveryReward = (reader: Reader): Promise<Reward[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_reward')
    .select(COLUMNS)
    .orderBy('sort')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const findReward = (reader: Reader, id: bigint): Promise<Reward | undefined> =>
  loyaltyIn(reader).selectFrom('loyalty_reward').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Kept until the commit: twins take stock one after another. */
export const lockReward = (tx: Tx, id: bigint): Promise<Reward | undefined> =>
  loyaltyIn(tx).selectFrom('loyalty_reward').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const changeStock = async (tx: Tx, id: bigint, by: number): Promise<void> => {
  await sql`update loyalty_reward set stock = stock + ${by} where id = ${id}`.execute(tx);
};

/** What staff adds to the stock or takes from it. */
export const supply = async (tx: Tx, id: bigint, by: number): Promise<void> => {
  await sql`update loyalty_reward set stock = stock + ${by}, supplied = supplied + ${by} where id = ${id}`.execute(tx);
};

/** False where the same request changed the stock before. */
export const insertStockChange = async (
  tx: Tx,
  row: Insertable<LoyaltyTables['loyalty_stock_change']>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await loyaltyIn(tx)
    .insertInto('loyalty_stock_change')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Nothing where the same request added it before. */
export const insertReward = (tx: Tx, row: Insertable<LoyaltyTables['loyalty_reward']>) =>
  loyaltyIn(tx)
    .insertInto('loyalty_reward')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();

export const findAddedReward = (reader: Reader, requestKey: string) =>
  loyaltyIn(reader)
    .selectFrom('loyalty_reward')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();

export const updateReward = async (
  tx: Tx,
  id: bigint,
  change: Updateable<LoyaltyTables['loyalty_reward']>,
): Promise<void> => {
  await loyaltyIn(tx)
    .updateTable('loyalty_reward')
    .set({ ...change, is_default: false })
    .where('id', '=', id)
    .execute();
};

/** How many of a reward a member has or waits for. */
export const countHad = async (tx: Tx, member: MemberId, reward: bigint): Promise<number> => {
  const { rows } = await sql<{ readonly had: number }>`
    select coalesce(sum(quantity), 0)::integer as had from loyalty_redeem
     where member_id = ${member} and reward_id = ${reward} and status in ('IN_PROCESS', 'APPROVED')`.execute(tx);
  return rows[0]?.had ?? 0;
};

/**
 * Adds the rewards a brand ships, and brings those nobody changed to the words of this version. What is on the shelf is
 * only put there once.
 */
export const shipRewards = async (tx: Tx, rows: readonly object[], now: Date): Promise<void> => {
  await sql`
    insert into loyalty_reward as kept
      (default_key, is_default, type, state, points, amount, wager_x100, max_bet, stock, supplied, member_limit, min_rank, texts, image, hue, sort, created_at)
    select key, true, type, 'ON', points, amount, "wagerX100", "maxBet", stock, stock, "memberLimit", "minRank", texts, image, hue, sort, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           (key text, type text, points bigint, amount bigint, "wagerX100" integer, "maxBet" bigint, stock integer, "memberLimit" integer, "minRank" smallint,
            texts jsonb, image text, hue smallint, sort integer)
    on conflict (default_key) do update set texts = excluded.texts, image = excluded.image, hue = excluded.hue, sort = excluded.sort
    where kept.is_default
      and (kept.texts, kept.image, kept.hue, kept.sort) is distinct from (excluded.texts, excluded.image, excluded.hue, excluded.sort)`.execute(
    tx,
  );
};
