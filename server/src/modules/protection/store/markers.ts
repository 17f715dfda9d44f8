import type { MemberId } from '@fairground/contract/ids';
import type { HarmCaseOutcome, HarmCaseState, MarkerKind } from '@fairground/contract/protection/markers';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProtectionTables } from '../tables.ts';
import { protectionIn } from './protection-in.ts';

export type HarmCase = Selectable<ProtectionTables['protection_case']>;
type Marker = Selectable<ProtectionTables['protection_marker']>;

/** One marker of a member after another. Taken after the locks of limits and money, in every transaction in this order. */
export const queueMarkers = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('protection_marker'), hashtext(${member.toString()}))`.execute(tx);
};

export const countMarkers = async (
  reader: Reader,
  member: MemberId,
  kind: MarkerKind,
  after: Date,
): Promise<number> => {
  const row = await protectionIn(reader)
    .selectFrom('protection_marker')
    .select((all) => all.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Answers false where the key was noted before. */
export const insertMarker = async (tx: Tx, row: Omit<Marker, 'id'>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await protectionIn(tx)
    .insertInto('protection_marker')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const sumPoints = async (reader: Reader, member: MemberId, after: Date): Promise<number> => {
  const row = await protectionIn(reader)
    .selectFrom('protection_marker')
    .select((all) => all.fn.sum<bigint | null>('points').as('sum'))
    .where('member_id', '=', member)
    .where('at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(row.sum ?? 0n);
};

/** The newest first. */
export const listMarkers = (reader: Reader, member: MemberId, limit: number): Promise<readonly Marker[]> =>
  protectionIn(reader)
    .selectFrom('protection_marker')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findOpenCase = (reader: Reader, member: MemberId): Promise<HarmCase | undefined> =>
  protectionIn(reader)
    .selectFrom('protection_case')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();

/** When the last case of a member was decided. */
export const findLastDecision = async (reader: Reader, member: MemberId): Promise<Date | null> => {
  const row = await protectionIn(reader)
    .selectFrom('protection_case')
    .select('closed_at')
    .where('member_id', '=', member)
    .where('state', '=', 'CLOSED')
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.closed_at ?? null;
};

export const insertCase = (tx: Tx, member: MemberId, points: number, openedAt: Date): Promise<HarmCase> =>
  protectionIn(tx)
    .insertInto('protection_case')
    .values({ member_id: member, state: 'OPEN', points, opened_at: openedAt })
    .returningAll()
    .executeTakeFirstOrThrow();

export const setCasePoints = async (tx: Tx, id: bigint, points: number): Promise<void> => {
  await protectionIn(tx).updateTable('protection_case').set({ points }).where('id', '=', id).execute();
};

export const findCase = (reader: Reader, id: bigint): Promise<HarmCase | undefined> =>
  protectionIn(reader).selectFrom('protection_case').selectAll().where('id', '=', id).executeTakeFirst();

export const lockCase = (tx: Tx, id: bigint): Promise<HarmCase | undefined> =>
  protectionIn(tx).selectFrom('protection_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const closeCaseRow = async (
  tx: Tx,
  id: bigint,
  { outcome, by, at }: { readonly outcome: HarmCaseOutcome; readonly by: string; readonly at: Date },
): Promise<void> => {
  await protectionIn(tx)
    .updateTable('protection_case')
    .set({ state: 'CLOSED', outcome, closed_by: by, closed_at: at })
    .where('id', '=', id)
    .execute();
};

/** The newest first. */
export const listCases = (
  reader: Reader,
  {
    state,
    before,
    limit,
  }: { readonly state: HarmCaseState; readonly before: bigint | undefined; readonly limit: number },
): Promise<readonly HarmCase[]> =>
  protectionIn(reader)
    .selectFrom('protection_case')
    .selectAll()
    .where('state', '=', state)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
