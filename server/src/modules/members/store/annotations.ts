import type { MemberId } from '@fairground/contract/ids';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { MembersTables } from '../tables.ts';
import { membersIn } from './members-in.ts';

const NOTE_COLUMNS = ['id', 'member_id as memberId', 'author', 'text', 'at'] as const;

export type StoredNote = {
  readonly id: bigint;
  readonly memberId: MemberId;
  readonly author: string;
  readonly text: string;
  readonly at: Date;
};

/** The note that its author wrote with this key, new or from before. */
export const insertNote = async (tx: Tx, note: Insertable<MembersTables['members_note']>): Promise<StoredNote> => {
  const written = await membersIn(tx)
    .insertInto('members_note')
    .values(note)
    .onConflict((conflict) => conflict.columns(['author_id', 'key']).doNothing())
    .returning(NOTE_COLUMNS)
    .executeTakeFirst();
  return (
    written ??
    membersIn(tx)
      .selectFrom('members_note')
      .select(NOTE_COLUMNS)
      .where('author_id', '=', note.author_id)
      .where('key', '=', note.key)
      .executeTakeFirstOrThrow()
  );
};

/** Newest first. */
export const listNotes = (
  reader: Reader,
  member: MemberId,
  { before, until, limit }: { readonly before?: bigint | undefined; readonly until?: Date; readonly limit: number },
): Promise<StoredNote[]> => {
  let query = membersIn(reader)
    .selectFrom('members_note')
    .select(NOTE_COLUMNS)
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  if (until !== undefined) query = query.where('at', '<', until);
  return query.execute();
};

/** The labels of each of these members, in the order of the alphabet. */
export const listLabels = async (
  reader: Reader,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly string[]>> => {
  if (members.length === 0) return new Map();
  const rows = await membersIn(reader)
    .selectFrom('members_label')
    .select(['member_id as member', 'label'])
    .where('member_id', '=', sql<MemberId>`any(${members.map(String)}::bigint[])`)
    .orderBy('member_id')
    .orderBy('label')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ member }) => member)].map(([member, own]) => [member, own.map(({ label }) => label)]),
  );
};

export const addLabels = async (
  tx: Tx,
  member: MemberId,
  labels: readonly string[],
  set: { readonly by: string; readonly at: Date },
): Promise<void> => {
  if (labels.length === 0) return;
  await membersIn(tx)
    .insertInto('members_label')
    .values(labels.map((label) => ({ member_id: member, label, set_by: set.by, set_at: set.at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const removeLabels = async (tx: Tx, member: MemberId, labels: readonly string[]): Promise<void> => {
  if (labels.length === 0) return;
  await membersIn(tx)
    .deleteFrom('members_label')
    .where('member_id', '=', member)
    .where('label', 'in', labels)
    .execute();
};
