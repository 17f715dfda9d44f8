import type { PushData } from '@fairground/contract/push';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { ChatMessage, readChat } from '@fairground/contract/support/endpoints';
import type { chatMarked } from '@fairground/contract/support/pushes';

export type Chat = ValueOf<typeof readChat>;

const later = <Id extends bigint>(one: Id | null, other: Id | null): Id | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};

/** Each message once, in the order of their numbers. */
const joined = (one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map([...one, ...other].map((message) => [message.messageId, message])).values()].toSorted((a, b) =>
    a.messageId < b.messageId ? -1 : 1,
  );

/**
 * What is shown and what arrived, whichever of the two is newer. Where a page of the newest begins after all that is
 * shown, lines between them are missing: then only the new page is true.
 */
export const mergeChats = (shown: Chat | undefined, arrived: Chat): Chat => {
  if (shown === undefined) return arrived;
  const first = arrived.list[0]?.messageId;
  const last = shown.list.at(-1)?.messageId;
  if (arrived.hasMore && first !== undefined && last !== undefined && first > last) return arrived;
  const firstShown = shown.list[0]?.messageId;
  const isShownLonger = firstShown !== undefined && (first === undefined || firstShown <= first);
  return {
    ...arrived,
    list: joined(shown.list, arrived.list),
    hasMore: isShownLonger ? shown.hasMore : arrived.hasMore,
    readUpTo: later(shown.readUpTo, arrived.readUpTo),
    seenUpTo: later(shown.seenUpTo, arrived.seenUpTo),
  };
};

/** A line that was pushed, or the answer to one that was sent. */
export const withMessage = (chat: Chat, message: ChatMessage): Chat => ({
  ...chat,
  list: joined(chat.list, [message]),
  isClosed: false,
});

/** Earlier lines, put before those that are shown. */
export const withEarlier = (chat: Chat, earlier: Chat): Chat => ({
  ...chat,
  list: joined(earlier.list, chat.list),
  hasMore: earlier.hasMore,
});

export const withMarks = (chat: Chat, marks: PushData<typeof chatMarked>): Chat => ({
  ...chat,
  ...marks,
  readUpTo: later(chat.readUpTo, marks.readUpTo),
  seenUpTo: later(chat.seenUpTo, marks.seenUpTo),
});

/** The last answer of the house that the member has not seen, if there is one. */
export const lastUnread = ({ list, readUpTo }: Chat): ChatMessage | undefined =>
  list.findLast(({ author, messageId }) => author === 'house' && messageId > (readUpTo ?? 0n));

/** The first of them: where the new lines begin. */
export const firstUnread = ({ list, readUpTo }: Chat): ChatMessage | undefined =>
  list.find(({ author, messageId }) => author === 'house' && messageId > (readUpTo ?? 0n));

/** Whether an address is a page of the site, where the house itself answers. */
export const isOwnChat = (chatUrl: string): boolean => chatUrl.startsWith('/');
