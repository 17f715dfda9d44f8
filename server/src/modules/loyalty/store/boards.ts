import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { bucketEnd, bucketOf } from '../domain/board-bucket.ts';
import { loyaltyIn } from './loyalty-in.ts';

export type ProgressRow = {
  readonly mission: bigint;
  readonly period: string;
  readonly member: MemberId;
  readonly value: bigint;
  readonly reachedAt: Date;
  readonly lastDay: string;
  readonly reached: number;
};

const list = (values: readonly (bigint | string | number)[]): string => `{${values.join(',')}}`;

const COLUMNS = sql`mission_id as mission, period, member_id as member, value, reached_at as "reachedAt",
  last_day as "lastDay", reached`;

/** Where members stand in the named periods, before a change; one listener writes them, so nobody changes them meanwhile. */
export const readProgressOf = async (
  tx: Tx,
  mission: bigint,
  periods: readonly string[],
  members: readonly MemberId[],
): Promise<readonly ProgressRow[]> => {
  const { rows } = await sql<ProgressRow>`
    select ${COLUMNS} from loyalty_mission_progress
     where mission_id = ${mission} and period = any(${list(periods)}::date[])
       and member_id = any(${list(members)}::bigint[])`.execute(tx);
  return rows;
};

const PROGRESS = recordSet<ProgressRow>({
  mission: 'bigint',
  period: 'date',
  member: 'bigint',
  value: 'bigint',
  reachedAt: 'timestamptz',
  lastDay: 'date',
  reached: 'smallint',
});

export const writeProgress = async (tx: Tx, rows: readonly ProgressRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into loyalty_mission_progress (mission_id, period, member_id, value, reached_at, last_day, reached)
    select mission, period, member, value, "reachedAt", "lastDay", reached from ${rowsOf(PROGRESS, rows)}
    on conflict (mission_id, period, member_id) do update
      set value = excluded.value, reached_at = excluded.reached_at, last_day = excluded.last_day, reached = excluded.reached`.execute(
    tx,
  );
};

export type Shift = { readonly period: string; readonly bucket: number; readonly change: number };

const SHIFTS = recordSet<Shift>({ period: 'date', bucket: 'integer', change: 'integer' });

/** Moves members between the ranges of a board. */
export const shiftBuckets = async (tx: Tx, mission: bigint, shifts: readonly Shift[]): Promise<void> => {
  if (shifts.length === 0) return;
  const given = rowsOf(SHIFTS, shifts);
  await sql`insert into loyalty_board_bucket (mission_id, period, bucket, members)
    select ${mission}::bigint, period, bucket, 0 from ${given} on conflict do nothing`.execute(tx);
  await sql`update loyalty_board_bucket b set members = b.members + given.change from ${given}
     where b.mission_id = ${mission} and b.period = given.period and b.bucket = given.bucket`.execute(tx);
};

/** Who leads: the greater value, of two equal ones the one that was reached earlier, then the older account. */
export const listTop = async (
  reader: Reader,
  mission: bigint,
  period: string,
  limit: number,
): Promise<readonly ProgressRow[]> => {
  const { rows } = await sql<ProgressRow>`
    select ${COLUMNS} from loyalty_mission_progress
     where mission_id = ${mission} and period = ${period}::date and value > 0
     order by value desc, reached_at, member_id limit ${limit}`.execute(reader);
  return rows;
};

/**
 * The place of a member: everybody in the ranges above, and those of its own range who stand before it. Ranges are few and
 * narrow, so that a million members cost no more than a thousand.
 */
export const findPlace = async (
  reader: Reader,
  { mission, period, member, value, reachedAt }: ProgressRow,
): Promise<number> => {
  const bucket = bucketOf(value);
  const { rows } = await sql<{ readonly above: number }>`
    select (select coalesce(sum(members), 0) from loyalty_board_bucket
             where mission_id = ${mission} and period = ${period}::date and bucket > ${bucket})::int
         + (select count(*) from loyalty_mission_progress
             where mission_id = ${mission} and period = ${period}::date
               and value > ${value} and value < ${bucketEnd(bucket)})::int
         + (select count(*) from loyalty_mission_progress
             where mission_id = ${mission} and period = ${period}::date
               and value = ${value} and (reached_at, member_id) < (${reachedAt}, ${member}))::int as above`.execute(
    reader,
  );
  return (rows[0]?.above ?? 0) + 1;
};

export const countOnBoard = async (reader: Reader, mission: bigint, period: string): Promise<number> => {
  const { rows } = await sql<{ readonly members: number }>`
    select coalesce(sum(members), 0)::int as members from loyalty_board_bucket
     where mission_id = ${mission} and period = ${period}::date and bucket > 0`.execute(reader);
  return rows[0]?.members ?? 0;
};

/** The periods of a mission in which anybody stands, that began before a day. */
export const listPeriodsBefore = async (reader: Reader, mission: bigint, day: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly period: string }>`
    select distinct period from loyalty_board_bucket
     where mission_id = ${mission} and period < ${day}::date order by period`.execute(reader);
  return rows.map(({ period }) => period);
};

/** Where a member stands in all missions that run, by their periods. */
export const listOwnProgress = async (
  reader: Reader,
  member: MemberId,
  missions: readonly bigint[],
): Promise<readonly ProgressRow[]> => {
  const { rows } = await sql<ProgressRow>`
    select ${COLUMNS} from loyalty_mission_progress
     where member_id = ${member} and mission_id = any(${list(missions)}::bigint[])`.execute(reader);
  return rows;
};

export const countClaimable = async (reader: Reader, member: MemberId): Promise<number> => {
  const { count } = await loyaltyIn(reader)
    .selectFrom('loyalty_claim')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member)
    .where('state', '=', 'CLAIMABLE')
    .where('kind', 'in', ['MISSION', 'RACE'])
    .executeTakeFirstOrThrow();
  return Number(count);
};
