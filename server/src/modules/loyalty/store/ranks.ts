import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Rank } from '../domain/rank.ts';
import { loyaltyIn } from './loyalty-in.ts';

export const listRanks = (reader: Reader): Promise<Rank[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_rank')
    .select([
      'level',
      'texts',
      'color',
      'color2',
      'need_valid as needValid',
      'need_deposit as needDeposit',
      'keep_valid as keepValid',
      'upgrade_bonus as upgradeBonus',
      'month_salary as monthSalary',
      'rebate_boost_ppm as rebateBoostPpm',
      'points_x100 as pointsX100',
      'daily_withdrawals as dailyWithdrawals',
    ])
    .orderBy('level')
    .execute();

/** All rows locked: the needs of a level are compared with those beside it. */
export const lockRanks = async (tx: Tx): Promise<Rank[]> => {
  await sql`select level from loyalty_rank order by level for update`.execute(tx);
  return listRanks(tx);
};

export const updateRank = async (tx: Tx, { level, texts, ...rank }: Rank): Promise<void> => {
  await loyaltyIn(tx)
    .updateTable('loyalty_rank')
    .set({
      texts: JSON.stringify(texts) as never,
      color: rank.color,
      color2: rank.color2,
      need_valid: rank.needValid,
      need_deposit: rank.needDeposit,
      keep_valid: rank.keepValid,
      upgrade_bonus: rank.upgradeBonus,
      month_salary: rank.monthSalary,
      rebate_boost_ppm: rank.rebateBoostPpm,
      points_x100: rank.pointsX100,
      daily_withdrawals: rank.dailyWithdrawals,
    })
    .where('level', '=', level)
    .execute();
};

export type Standing = {
  readonly memberId: MemberId;
  readonly validTotal: bigint;
  readonly depositTotal: bigint;
  readonly reachedLevel: number;
  readonly lockedLevel: number;
  readonly lockUntil: Date | null;
};

const STANDING = [
  'member_id as memberId',
  'valid_total as validTotal',
  'deposit_total as depositTotal',
  'reached_level as reachedLevel',
  'locked_level as lockedLevel',
  'lock_until as lockUntil',
] as const;

export const findStanding = async (reader: Reader, member: MemberId): Promise<Standing> =>
  (await loyaltyIn(reader)
    .selectFrom('loyalty_standing')
    .select(STANDING)
    .where('member_id', '=', member)
    .executeTakeFirst()) ?? {
    ...{ memberId: member, validTotal: 0n, depositTotal: 0n, reachedLevel: 0, lockedLevel: 0, lockUntil: null },
  };

export const listStandings = (reader: Reader, members: readonly MemberId[]): Promise<Standing[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_standing')
    .select(STANDING)
    .where('member_id', '=', sql<MemberId>`any(${`{${members.join(',')}}`}::bigint[])`)
    .execute();

export type Growth = { readonly member: MemberId; readonly valid: bigint; readonly deposit: bigint };

const GROWTHS = recordSet<Growth>({ member: 'bigint', valid: 'bigint', deposit: 'bigint' });

/** Adds to what members ever staked and paid in, and answers where they stand then; the rows are locked. */
export const addToStandings = async (tx: Tx, growths: readonly Growth[]): Promise<readonly Standing[]> => {
  const { rows } = await sql<Standing>`
    insert into loyalty_standing as s (member_id, valid_total, deposit_total)
    select member, valid, deposit from ${rowsOf(GROWTHS, growths)} order by member
    on conflict (member_id) do update
      set valid_total = s.valid_total + excluded.valid_total, deposit_total = s.deposit_total + excluded.deposit_total
    returning member_id as "memberId", valid_total as "validTotal", deposit_total as "depositTotal",
              reached_level as "reachedLevel", locked_level as "lockedLevel", lock_until as "lockUntil"`.execute(tx);
  return rows;
};

const list = (values: readonly (bigint | string)[]): string => `{${values.join(',')}}`;

export type MonthGrowth = { readonly member: MemberId; readonly month: string; readonly valid: bigint };

const MONTH_GROWTHS = recordSet<MonthGrowth>({ member: 'bigint', month: 'date', valid: 'bigint' });

export const addToMonths = async (tx: Tx, growths: readonly MonthGrowth[]): Promise<void> => {
  if (growths.length === 0) return;
  await sql`
    insert into loyalty_month as m (member_id, month, valid)
    select member, month, valid from ${rowsOf(MONTH_GROWTHS, growths)} order by member, month
    on conflict (member_id, month) do update set valid = m.valid + excluded.valid`.execute(tx);
};

export const listMonth = async (
  reader: Reader,
  members: readonly MemberId[],
  month: string,
): Promise<ReadonlyMap<MemberId, bigint>> => {
  const { rows } = await sql<{ readonly memberId: MemberId; readonly valid: bigint }>`
    select member_id as "memberId", valid from loyalty_month
     where member_id = any(${list(members)}::bigint[]) and month = ${month}::date`.execute(reader);
  return new Map(rows.map(({ memberId, valid }) => [memberId, valid]));
};

export const setReached = async (tx: Tx, member: MemberId, level: number): Promise<void> => {
  await loyaltyIn(tx)
    .updateTable('loyalty_standing')
    .set({ reached_level: level })
    .where('member_id', '=', member)
    .execute();
};

export const lockAtLevel = async (
  tx: Tx,
  member: MemberId,
  lock: { readonly level: number; readonly until: Date | null },
): Promise<void> => {
  await loyaltyIn(tx)
    .insertInto('loyalty_standing')
    .values({ member_id: member, locked_level: lock.level, lock_until: lock.until })
    .onConflict((row) => row.column('member_id').doUpdateSet({ locked_level: lock.level, lock_until: lock.until }))
    .execute();
};

export type RankChange = {
  readonly member: MemberId;
  readonly from: number;
  readonly to: number;
  readonly cause: 'UP' | 'KEEP' | 'STAFF';
  readonly month?: string;
  readonly at: Date;
};

/** Whether it was written: a month takes a level once. */
export const insertRankChange = async (
  tx: Tx,
  { member, from, to, cause, month, at }: RankChange,
): Promise<boolean> => {
  const row = await loyaltyIn(tx)
    .insertInto('loyalty_rank_change')
    .values({ member_id: member, from_level: from, to_level: to, cause, month: month ?? null, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The level each member had before its first change since a moment; who did not change since is missing. */
export const listLevelsBefore = async (
  reader: Reader,
  members: readonly MemberId[],
  since: Date,
): Promise<ReadonlyMap<MemberId, number>> => {
  const { rows } = await sql<{ readonly memberId: MemberId; readonly level: number }>`
    select distinct on (member_id) member_id as "memberId", from_level as level from loyalty_rank_change
     where member_id = any(${list(members)}::bigint[]) and at >= ${since}
     order by member_id, id`.execute(reader);
  return new Map(rows.map(({ memberId, level }) => [memberId, level]));
};

export const hasMonthRun = async (reader: Reader, month: string): Promise<boolean> =>
  (await loyaltyIn(reader)
    .selectFrom('loyalty_rank_run')
    .select('month')
    .where('month', '=', month)
    .executeTakeFirst()) !== undefined;

export const noteMonthRun = async (tx: Tx, month: string, at: Date): Promise<void> => {
  await loyaltyIn(tx)
    .insertInto('loyalty_rank_run')
    .values({ month, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const CHANGES_SHOWN = 50;

export const listRankChanges = (reader: Reader, member: MemberId) =>
  loyaltyIn(reader)
    .selectFrom('loyalty_rank_change')
    .select(['id', 'from_level as fromLevel', 'to_level as toLevel', 'cause', 'at'])
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute();
