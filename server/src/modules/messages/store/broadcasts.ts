import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import { messagesIn } from '../store.ts';
import type { MessagesTables } from '../tables.ts';

export type BroadcastRow = Selectable<MessagesTables['messages_broadcast']>;

/** One after another until the commit: an inbox remembers the last number it took, so no lower one may appear later. */
export const queueBroadcasts = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('messages_broadcast'))`.execute(tx);
};

export const insertBroadcast = async (
  tx: Tx,
  row: Insertable<MessagesTables['messages_broadcast']>,
): Promise<BroadcastRow> =>
  messagesIn(tx).insertInto('messages_broadcast').values(row).returningAll().executeTakeFirstOrThrow();

export const findBroadcastByKey = (reader: Reader, key: string): Promise<BroadcastRow | undefined> =>
  messagesIn(reader).selectFrom('messages_broadcast').selectAll().where('key', '=', key).executeTakeFirst();

/** Newest first. */
export const listBroadcastRows = (
  reader: Reader,
  { before, limit }: { readonly before?: bigint | undefined; readonly limit: number },
): Promise<BroadcastRow[]> => {
  const all = messagesIn(reader).selectFrom('messages_broadcast').selectAll().orderBy('id', 'desc').limit(limit);
  return (before === undefined ? all : all.where('id', '<', before)).execute();
};

export const findBroadcasts = (reader: Reader, ids: readonly bigint[]): Promise<BroadcastRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : messagesIn(reader).selectFrom('messages_broadcast').selectAll().where('id', 'in', ids).execute();

/** Broadcasts that were not put into the inbox yet, the newest of them first. */
export const listNewBroadcasts = (reader: Reader, member: MemberId, limit: number): Promise<BroadcastRow[]> =>
  messagesIn(reader)
    .selectFrom('messages_broadcast')
    .selectAll()
    .where('id', '>', (where) =>
      where.fn.coalesce(
        where.selectFrom('messages_inbox').select('broadcast_id').where('member_id', '=', member),
        where.val(0n),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Moves the inbox on; the row stays locked until the commit. */
export const moveInbox = async (tx: Tx, member: MemberId, broadcast: bigint): Promise<void> => {
  await messagesIn(tx)
    .insertInto('messages_inbox')
    .values({ member_id: member, broadcast_id: broadcast })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({
        broadcast_id: sql<bigint>`greatest(messages_inbox.broadcast_id, excluded.broadcast_id)`,
      }),
    )
    .execute();
};

/** Broadcasts that no inbox holds any more. */
export const purgeBroadcasts = async (db: Db, sentBefore: Date): Promise<void> => {
  await messagesIn(db)
    .deleteFrom('messages_broadcast')
    .where('sent_at', '<', sentBefore)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('messages_message').select('id').whereRef('broadcast_id', '=', 'messages_broadcast.id'),
        ),
      ),
    )
    .execute();
};
