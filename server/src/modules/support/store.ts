import type { ChatMessage } from '@fairground/contract/support/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/database/index.ts';
import type { DeskType } from './domain/desk.ts';
import type { SupportTables } from './tables.ts';

const supportIn = (reader: Reader) => reader.withTables<SupportTables>();

export type Conversation = Selectable<SupportTables['support_conversation']>;

/** Locks the member's conversation, creating it if there is none. */
export const holdConversation = (tx: Tx, memberId: MemberId, desk: DeskType, now: Date): Promise<Conversation> =>
  supportIn(tx)
    .insertInto('support_conversation')
    .values({ member_id: memberId, desk, state: 'closed', changed_at: now, waiting_since: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ desk }))
    .returningAll()
    .executeTakeFirstOrThrow();

export const findConversation = (reader: Reader, memberId: MemberId): Promise<Conversation | undefined> =>
  supportIn(reader).selectFrom('support_conversation').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export const lockConversation = (tx: Tx, memberId: MemberId): Promise<Conversation | undefined> =>
  supportIn(tx)
    .selectFrom('support_conversation')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

export const updateConversation = async (
  tx: Tx,
  memberId: MemberId,
  change: Partial<Omit<Conversation, 'member_id' | 'desk'>>,
): Promise<void> => {
  await supportIn(tx).updateTable('support_conversation').set(change).where('member_id', '=', memberId).execute();
};

const LIST_MAX = 50;

/** Members who wait for an answer: VIPs first, then those who wait longest. */
export const listWaiting = (reader: Reader): Promise<Conversation[]> =>
  supportIn(reader)
    .selectFrom('support_conversation')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('desk', 'desc')
    .orderBy('waiting_since')
    .limit(LIST_MAX)
    .execute();

const MESSAGE_COLUMNS = ['id', 'client_id', 'author', 'content', 'sent_at'] as const;

type MessageRow = Pick<Selectable<SupportTables['support_message']>, (typeof MESSAGE_COLUMNS)[number]>;

const shown = ({ id, client_id, author, content, sent_at }: MessageRow): ChatMessage => ({
  messageId: id as ChatMessage['messageId'],
  clientId: client_id,
  author,
  content,
  sentAt: sent_at,
});

type NewMessage = {
  readonly author: 'member' | 'house';
  readonly clientId: string | null;
  readonly content: string;
  readonly sentAt: Date;
};

/** Under the hold of the talk alone: the numbers then follow the order of the commits. */
export const insertMessage = async (tx: Tx, memberId: MemberId, message: NewMessage): Promise<ChatMessage> => {
  const { author, clientId, content, sentAt } = message;
  const row = await supportIn(tx)
    .insertInto('support_message')
    .values({ member_id: memberId, author, client_id: clientId, content, sent_at: sentAt })
    .returning(MESSAGE_COLUMNS)
    .executeTakeFirstOrThrow();
  return shown(row);
};

const messagesOf = (reader: Reader, memberId: MemberId) =>
  supportIn(reader).selectFrom('support_message').select(MESSAGE_COLUMNS).where('member_id', '=', memberId);

export const findByClientId = async (
  reader: Reader,
  memberId: MemberId,
  clientId: string,
): Promise<ChatMessage | undefined> => {
  const row = await messagesOf(reader, memberId).where('client_id', '=', clientId).executeTakeFirst();
  return row && shown(row);
};

export const findMessage = async (reader: Reader, memberId: MemberId, id: bigint): Promise<ChatMessage | undefined> => {
  const row = await messagesOf(reader, memberId).where('id', '=', id).executeTakeFirst();
  return row && shown(row);
};

/** The newest ones, or those before one, newest first. */
export const listMessages = async (
  reader: Reader,
  memberId: MemberId,
  { before, limit }: { readonly before?: bigint | undefined; readonly limit: number },
): Promise<ChatMessage[]> => {
  const all = messagesOf(reader, memberId).orderBy('id', 'desc').limit(limit);
  const rows = await (before === undefined ? all : all.where('id', '<', before)).execute();
  return rows.map(shown);
};

export const countUnread = async (reader: Reader, memberId: MemberId, readUpTo: bigint): Promise<number> => {
  const { count } = await supportIn(reader)
    .selectFrom('support_message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('author', '=', 'house')
    .where('id', '>', readUpTo)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Takes away up to so many of the oldest, as far as they were sent before; their numbers follow the time. */
export const deleteMessagesBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const support = supportIn(db);
  const oldest = support.selectFrom('support_message').select(['id', 'sent_at']).orderBy('id').limit(limit);
  const { numDeletedRows } = await support
    .deleteFrom('support_message')
    .where('id', 'in', support.selectFrom(oldest.as('oldest')).select('id').where('sent_at', '<', before))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Takes away the talk with a member whose account was closed long ago. */
export const deleteConversation = async (tx: Tx, memberId: MemberId): Promise<void> => {
  for (const table of ['support_message', 'support_conversation'] as const)
    await supportIn(tx).deleteFrom(table).where('member_id', '=', memberId).execute();
};
