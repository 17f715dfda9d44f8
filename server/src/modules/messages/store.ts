import type { MemberId } from '@fairground/contract/ids';
import { ALWAYS_SENT } from '@fairground/contract/messages/kinds';
import type { MessageCategory } from '@fairground/contract/messages/kinds';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/database/index.ts';
import type { Cursor } from './domain/cursor.ts';
import type { Search } from './domain/search.ts';
import type { MessagesTables } from './tables.ts';

export const messagesIn = (reader: Reader) => reader.withTables<MessagesTables>();

/** Whether the message is new; one of a category the member switched off is not written. */
export const insertMessage = async (tx: Tx, row: Insertable<MessagesTables['messages_message']>): Promise<boolean> => {
  const isOff = !ALWAYS_SENT.includes(row.category) && (await listSwitchedOff(tx, row.member_id)).has(row.category);
  if (isOff) return false;
  const { numInsertedOrUpdatedRows = 0n } = await messagesIn(tx)
    .insertInto('messages_message')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

const COLUMNS = [
  'id',
  'category',
  'kind',
  'params',
  'link',
  'created_at',
  'read_at',
  'deleted_at',
  'broadcast_id',
] as const;

export type MessageRow = Pick<Selectable<MessagesTables['messages_message']>, (typeof COLUMNS)[number]>;

export type Wanted = {
  readonly category?: MessageCategory | undefined;
  readonly search?: Search | undefined;
  readonly isUnreadOnly: boolean;
  /** For staff: what the member deleted is still there for a while. */
  readonly withDeleted?: boolean;
  readonly before?: Cursor | undefined;
  readonly limit: number;
};

/** Newest first. */
export const selectMessages = (
  reader: Reader,
  member: MemberId,
  { category, search, isUnreadOnly, withDeleted = false, before, limit }: Wanted,
): Promise<MessageRow[]> => {
  let query = messagesIn(reader)
    .selectFrom('messages_message')
    .select(COLUMNS)
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (!withDeleted) query = query.where('deleted_at', 'is', null);
  if (category !== undefined) query = query.where('category', '=', category);
  if (isUnreadOnly) query = query.where('read_at', 'is', null);
  if (before !== undefined) query = query.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id})`);
  if (search !== undefined) query = query.where(found(search));
  return query.execute();
};

const found = ({ kinds, broadcasts, part, amount }: Search) =>
  sql<boolean>`(kind = any(${kinds}) or broadcast_id = any(${broadcasts})
    or exists (
      select from jsonb_each_text(params) as gap
      where gap.key <> 'amount' and gap.value ilike ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`}
    )
    or params ->> 'amount' = ${amount ?? null})`;

export const countUnread = async (reader: Reader, member: MemberId): Promise<number> => {
  const { count } = await messagesIn(reader)
    .selectFrom('messages_message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** What is to be marked: some messages of a member, or all up to one. */
export type Marked =
  | { readonly ids: readonly bigint[] }
  | { readonly upTo: bigint; readonly category?: MessageCategory | undefined };

/** Answers how many changed. */
export const setRead = async (tx: Tx, member: MemberId, marked: Marked, now: Date): Promise<number> => {
  let query = messagesIn(tx)
    .updateTable('messages_message')
    .set({ read_at: now })
    .where('member_id', '=', member)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null);
  if ('ids' in marked) query = query.where('id', 'in', marked.ids);
  else {
    query = query.where('id', '<=', marked.upTo);
    if (marked.category !== undefined) query = query.where('category', '=', marked.category);
  }
  return Number((await query.executeTakeFirst()).numUpdatedRows);
};

/** A moment deletes, null brings back. Answers how many changed. */
export const setDeleted = async (
  tx: Tx,
  member: MemberId,
  ids: readonly bigint[],
  deletedAt: Date | null,
): Promise<number> => {
  const { numUpdatedRows } = await messagesIn(tx)
    .updateTable('messages_message')
    .set({ deleted_at: deletedAt })
    .where('member_id', '=', member)
    .where('id', 'in', ids)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export const listSwitchedOff = async (reader: Reader, member: MemberId): Promise<ReadonlySet<MessageCategory>> => {
  const rows = await messagesIn(reader)
    .selectFrom('messages_choice')
    .select('category')
    .where('member_id', '=', member)
    .execute();
  return new Set(rows.map(({ category }) => category));
};

export const switchOff = async (tx: Tx, member: MemberId, category: MessageCategory, now: Date): Promise<void> => {
  await messagesIn(tx)
    .insertInto('messages_choice')
    .values({ member_id: member, category, off_since: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'category']).doNothing())
    .execute();
};

export const switchOn = async (tx: Tx, member: MemberId, category: MessageCategory): Promise<void> => {
  await messagesIn(tx)
    .deleteFrom('messages_choice')
    .where('member_id', '=', member)
    .where('category', '=', category)
    .execute();
};

/** Removes up to so many that were deleted or written before these moments. */
export const purgeMessages = async (
  db: Db,
  {
    deletedBefore,
    writtenBefore,
    limit,
  }: { readonly deletedBefore: Date; readonly writtenBefore: Date; readonly limit: number },
): Promise<number> => {
  const messages = messagesIn(db);
  const { numDeletedRows } = await messages
    .deleteFrom('messages_message')
    .where('id', 'in', (from) =>
      from
        .selectFrom('messages_message')
        .select('id')
        .where((where) => where.or([where('deleted_at', '<', deletedBefore), where('created_at', '<', writtenBefore)]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
