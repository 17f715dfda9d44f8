import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { membersIn } from './members-in.ts';

export type Move = {
  readonly id: bigint;
  readonly member: MemberId;
  readonly fromUpline: MemberId;
  readonly toUpline: MemberId;
  readonly fromDay: string;
  readonly status: 'PLANNED' | 'MADE' | 'DROPPED';
  readonly droppedFor: string | null;
  readonly setAt: Date;
};

const COLUMNS = [
  'id',
  'member_id as member',
  'from_upline_id as fromUpline',
  'to_upline_id as toUpline',
  'from_day as fromDay',
  'status',
  'dropped_for as droppedFor',
  'set_at as setAt',
] as const;

/** Moves made for a later day, and those due by the day that are not made yet, in the order they are made in. */
export const listMovesAround = async (reader: Reader, day: string) => {
  const { rows } = await sql<{
    status: 'PLANNED' | 'MADE';
    member: MemberId;
    oldPath: MemberId[] | null;
    uplinePath: MemberId[];
  }>`
    select m.status, m.member_id as member, m.old_path as "oldPath", u.path as "uplinePath"
      from members_move m join members_member u on u.id = m.to_upline_id
     where (m.status = 'MADE' and m.from_day > ${day}::date) or (m.status = 'PLANNED' and m.from_day <= ${day}::date)
     order by m.from_day, m.id`.execute(reader);
  return rows;
};

export const insertMove = async (
  tx: Tx,
  {
    member,
    fromUpline,
    toUpline,
    fromDay,
    approvalId,
    at,
  }: Pick<Move, 'member' | 'fromUpline' | 'toUpline' | 'fromDay'> & { readonly approvalId: bigint; readonly at: Date },
): Promise<void> => {
  await membersIn(tx)
    .insertInto('members_move')
    .values({
      ...{ member_id: member, from_upline_id: fromUpline, to_upline_id: toUpline, from_day: fromDay },
      ...{ approval_id: approvalId, set_at: at },
    })
    .execute();
};

export const findPlannedMove = (reader: Reader, member: MemberId): Promise<Move | undefined> =>
  membersIn(reader)
    .selectFrom('members_move')
    .select(COLUMNS)
    .where('member_id', '=', member)
    .where('status', '=', 'PLANNED')
    .executeTakeFirst();

export const listDueMoves = (reader: Reader, day: string): Promise<Move[]> =>
  membersIn(reader)
    .selectFrom('members_move')
    .select(COLUMNS)
    .where('status', '=', 'PLANNED')
    .where('from_day', '<=', day)
    .orderBy('from_day')
    .orderBy('id')
    .limit(1_000)
    .execute();

export const listMoves = (
  reader: Reader,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<Move[]> => {
  let query = membersIn(reader).selectFrom('members_move').select(COLUMNS).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
};

export const lockMove = (tx: Tx, id: bigint): Promise<Move | undefined> =>
  membersIn(tx).selectFrom('members_move').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const dropMove = async (tx: Tx, id: bigint, reason: string): Promise<void> => {
  await membersIn(tx)
    .updateTable('members_move')
    .set({ status: 'DROPPED', dropped_for: reason })
    .where('id', '=', id)
    .execute();
};

/** How many steps the longest line below a member has, the member included. */
export const depthBelow = async (reader: Reader, member: MemberId): Promise<number> => {
  const { rows } = await sql<{ depth: number }>`
    select max(cardinality(m.path) - array_position(m.path, ${member}::bigint) + 1)::integer as depth
      from members_member m where m.path @> array[${member}::bigint]`.execute(reader);
  return rows[0]?.depth ?? 1;
};

/**
 * Puts a member and everybody below it under another upline. The branch is locked first, and again until nobody has joined
 * it meanwhile: a registration below it waits for the commit or is moved with it.
 */
export const placeUnder = async (
  tx: Tx,
  { id, member, toUpline }: Pick<Move, 'id' | 'member' | 'toUpline'>,
): Promise<void> => {
  const lock = async (): Promise<number> => {
    const { rows } = await sql`
      select id from members_member where path @> array[${member}::bigint] order by id for no key update`.execute(tx);
    return rows.length;
  };
  for (let locked = await lock(); ;) {
    const again = await lock();
    if (again === locked) break;
    locked = again;
  }
  await sql`select set_config('fairground.move', ${id.toString()}, true)`.execute(tx);
  const { rows } = await sql<{ path: MemberId[] }>`
    select path from members_member where id = ${member}`.execute(tx);
  const oldPath = rows[0]?.path ?? [];
  await sql`update members_member set upline_id = ${toUpline} where id = ${member}`.execute(tx);
  await sql`
    update members_member b
       set path = h.path || b.path[${oldPath.length + 1}:]
      from members_member h
     where h.id = ${member} and b.path @> array[${member}::bigint] and b.id <> ${member}`.execute(tx);
  await sql`
    update members_move set status = 'MADE', old_path = ${`{${oldPath.join(',')}}`}::bigint[] where id = ${id}`.execute(
    tx,
  );
  await sql`select set_config('fairground.move', '', true)`.execute(tx);
};
