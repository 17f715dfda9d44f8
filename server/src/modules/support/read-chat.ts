import { CHAT_PAGE_SIZE } from '@fairground/contract/support/endpoints';
import type { ChatMessage, readChat as contract } from '@fairground/contract/support/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../platform/database/index.ts';
import type { SupportDeps } from './deps.ts';
import { countUnread, findConversation, listMessages } from './store.ts';
import type { Conversation } from './store.ts';

type Chat = ValueOf<typeof contract>;

const markOf = (id: bigint): ChatMessage['messageId'] | null => (id === 0n ? null : (id as ChatMessage['messageId']));

/** How far both sides have read. */
export const marksOf = async (
  reader: Reader,
  memberId: MemberId,
  talk: Conversation | undefined,
): Promise<Omit<Chat, 'list' | 'hasMore'>> => ({
  readUpTo: markOf(talk?.read_up_to ?? 0n),
  seenUpTo: markOf(talk?.seen_up_to ?? 0n),
  // Who never wrote has nothing that could be over.
  isClosed: talk?.state === 'closed',
  unReadCount: talk === undefined ? 0 : await countUnread(reader, memberId, talk.read_up_to),
});

/** A page of a talk, oldest first. */
export const readChat = async (
  { db }: Pick<SupportDeps, 'db'>,
  memberId: MemberId,
  before: bigint | undefined,
): Promise<Chat> => {
  // The marks first: a message that comes in between is then unread at worst, never read unseen.
  const marks = await marksOf(db, memberId, await findConversation(db, memberId));
  const found = await listMessages(db, memberId, { before, limit: CHAT_PAGE_SIZE + 1 });
  return { list: found.slice(0, CHAT_PAGE_SIZE).toReversed(), hasMore: found.length > CHAT_PAGE_SIZE, ...marks };
};
