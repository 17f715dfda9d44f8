import { markChatRead, readChat, sendChatMessage } from '@fairground/contract/support/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { chatQuery, unreadQuery } from '../api/chat-queries.ts';
import { lastUnread, withEarlier, withMessage } from '../model/chat.ts';
import type { Chat } from '../model/chat.ts';
import { dropUnsent, newClientId, putUnsent } from '../model/outbox.ts';
import type { Unsent } from '../model/outbox.ts';
import { useAccount } from './use-chat-watch.ts';
import { useIsSeen } from './use-is-seen.ts';

/** Lines leave one after the other, so that they arrive in the order they were written. */
let last: Promise<unknown> = Promise.resolve();

/** The talk as it is shown, and what can be done in it. */
export const useConversation = () => {
  const queries = useQueryClient();
  const account = useAccount();
  const errorText = useErrorText();
  const query = chatQuery(account);
  const chat = useQuery({ ...query, refetchOnMount: 'always' });
  const change = (changed: (chat: Chat) => Chat) => queries.setQueryData(query.queryKey, (one) => one && changed(one));

  const deliver = async ({ clientId, content }: Unsent): Promise<void> => {
    try {
      const { message } = await call(sendChatMessage, { body: { clientId, content } });
      change((one) => withMessage(one, message));
      dropUnsent(clientId);
    } catch (error) {
      putUnsent({ clientId, content, failure: errorText(error) });
    }
  };
  const send = (line: Unsent): void => {
    putUnsent({ ...line, failure: null });
    last = last.then(() => deliver(line));
  };
  const earlier = useMutation({
    mutationFn: () => call(readChat, { query: { before: chat.data?.list[0]?.messageId } }),
    onSuccess: (page) => change((one) => withEarlier(one, page)),
  });

  useMarkRead(chat.data, account);
  return {
    chat,
    earlier,
    write: (content: string) => send({ clientId: newClientId(), content, failure: null }),
    retry: send,
    discard: ({ clientId }: Unsent) => dropUnsent(clientId),
  };
};

/** What is on the screen in front of somebody counts as seen. */
const useMarkRead = (chat: Chat | undefined, account: string): void => {
  const queries = useQueryClient();
  const isSeen = useIsSeen();
  const upTo = chat && lastUnread(chat)?.messageId;
  const { mutate } = useMutation({
    mutationFn: (message: NonNullable<typeof upTo>) => call(markChatRead, { body: { upTo: message } }),
    onSuccess: (unread) => queries.setQueryData(unreadQuery(account).queryKey, unread),
  });
  useEffect(() => {
    if (isSeen && upTo !== undefined) mutate(upTo);
  }, [isSeen, upTo, mutate]);
};
