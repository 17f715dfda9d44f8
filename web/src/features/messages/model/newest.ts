import type { InboxMessage } from '@fairground/contract/messages/endpoints';

/** The highest number among messages: a broadcast may have arrived later than its moment says. */
export const newestOf = (messages: readonly InboxMessage[]): InboxMessage['messageId'] | undefined => {
  const [first, ...others] = messages;
  return others.reduce(
    (newest, { messageId }) => (newest === undefined || messageId > newest ? messageId : newest),
    first?.messageId,
  );
};
