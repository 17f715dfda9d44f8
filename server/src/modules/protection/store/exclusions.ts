import type { MemberId } from '@fairground/contract/ids';
import type { ExclusionState } from '@fairground/contract/protection/states';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { MemberStatus } from '../../members/index.ts';
import type { Exclusion } from '../domain/exclusion.ts';
import type { ProtectionTables } from '../tables.ts';
import { protectionIn } from './protection-in.ts';

/** The end of the time-out that runs. */
export const findTimeOut = async (reader: Reader, member: MemberId, now: Date): Promise<Date | undefined> => {
  const row = await protectionIn(reader)
    .selectFrom('protection_time_out')
    .select('until')
    .where('member_id', '=', member)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until;
};

/** Those of these members whose time-out or exclusion ran at a moment, also where it has ended since. */
export const listKeptOutAt = async (
  reader: Reader,
  members: readonly MemberId[],
  moment: Date,
): Promise<ReadonlySet<MemberId>> => {
  const ids = `{${members.join(',')}}`;
  const { rows } = await sql<{ member: MemberId }>`
    select member_id as member from protection_time_out
     where member_id = any(${ids}::bigint[]) and began_at < ${moment} and until >= ${moment}
    union
    select member_id from protection_exclusion
     where member_id = any(${ids}::bigint[]) and began_at < ${moment} and (ended_at is null or ended_at >= ${moment})`.execute(
    reader,
  );
  return new Set(rows.map(({ member }) => member));
};

export const insertTimeOut = async (
  tx: Tx,
  row: Insertable<ProtectionTables['protection_time_out']>,
): Promise<void> => {
  await protectionIn(tx).insertInto('protection_time_out').values(row).execute();
};

export type StoredExclusion = Exclusion & {
  readonly id: bigint;
  readonly member: MemberId;
  readonly statusBefore: MemberStatus;
  readonly reason: string | null;
};

const COLUMNS = [
  'id',
  'member_id as member',
  'state',
  'began_at as beganAt',
  'ends_at as endsAt',
  'status_before as statusBefore',
  'lift_reason as reason',
  'asked_at as askedAt',
  'lifts_at as liftsAt',
] as const;

/** The exclusion of a member that has not ended. */
export const findExclusion = (reader: Reader, member: MemberId): Promise<StoredExclusion | undefined> =>
  protectionIn(reader)
    .selectFrom('protection_exclusion')
    .select(COLUMNS)
    .where('member_id', '=', member)
    .where('state', '<>', 'ENDED')
    .executeTakeFirst();

export const readExclusion = (reader: Reader, id: bigint): Promise<StoredExclusion | undefined> =>
  protectionIn(reader).selectFrom('protection_exclusion').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const lockExclusion = (tx: Tx, id: bigint): Promise<StoredExclusion | undefined> =>
  protectionIn(tx)
    .selectFrom('protection_exclusion')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertExclusion = async (
  tx: Tx,
  row: Insertable<ProtectionTables['protection_exclusion']>,
): Promise<void> => {
  await protectionIn(tx).insertInto('protection_exclusion').values(row).execute();
};

export const updateExclusion = async (
  tx: Tx,
  id: bigint,
  change: Pick<
    Updateable<ProtectionTables['protection_exclusion']>,
    'state' | 'lift_reason' | 'asked_at' | 'lifts_at' | 'ended_at'
  >,
): Promise<void> => {
  await protectionIn(tx).updateTable('protection_exclusion').set(change).where('id', '=', id).execute();
};

export const listExclusions = (
  reader: Reader,
  {
    state,
    before,
    limit,
  }: {
    readonly state: ExclusionState | undefined;
    readonly before: bigint | undefined;
    readonly limit: number;
  },
): Promise<readonly StoredExclusion[]> =>
  protectionIn(reader)
    .selectFrom('protection_exclusion')
    .select(COLUMNS)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'ACTIVE'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Exclusions whose wait after a yes is over. */
export const listToEnd = async (reader: Reader, now: Date, limit: number): Promise<readonly bigint[]> => {
  const rows = await protectionIn(reader)
    .selectFrom('protection_exclusion')
    .select('id')
    .where('state', '=', 'LIFT_GRANTED')
    .where('lifts_at', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
