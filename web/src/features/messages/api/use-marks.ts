import type { BodyOf } from '@fairground/contract/endpoint';
import { deleteMessages, markMessagesRead, restoreMessages } from '@fairground/contract/messages/endpoints';
import type { InboxMessage } from '@fairground/contract/messages/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@fairground/client/api';
import { MESSAGES_MARKED, useInvalidate } from '@fairground/client/facts';
import { unreadMessagesQuery } from './messages-queries.ts';

type Ids = readonly InboxMessage['messageId'][];

/** Reading, deleting and bringing back. Each answers the new count, which every badge shows at once. */
export const useMarks = (account: string) => {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const onSuccess = (unread: { readonly unreadMessage: number }) => {
    queries.setQueryData(unreadMessagesQuery(account).queryKey, unread);
    return invalidate(MESSAGES_MARKED);
  };
  return {
    read: useMutation({
      mutationFn: (body: BodyOf<typeof markMessagesRead>) => call(markMessagesRead, { body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (ids: Ids) => call(deleteMessages, { body: { ids: [...ids] } }), onSuccess }),
    restore: useMutation({ mutationFn: (ids: Ids) => call(restoreMessages, { body: { ids: [...ids] } }), onSuccess }),
  };
};
