import { broadcastSent, inboxChanged } from '@fairground/contract/messages/pushes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BROADCAST_SENT, MESSAGES_MARKED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { useSession } from '@fairground/client/session';
import { unreadMessagesQuery } from '../api/messages-queries.ts';

/** Every open page gets a broadcast in one moment; they ask for it spread over this time. */
const SPREAD_MS = 10_000;

const spread = (): number => {
  const [part = 0] = crypto.getRandomValues(new Uint16Array(1));
  return (part / 2 ** 16) * SPREAD_MS;
};

/** Keeps the count and the list true from the login on: what arrives, and what another tab reads. */
export const useInboxWatch = (): void => {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const account = useSession((session) => session.account ?? '');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePush(inboxChanged, (unread) => {
    queries.setQueryData(unreadMessagesQuery(account).queryKey, unread);
    void invalidate(MESSAGES_MARKED);
  });
  usePush(broadcastSent, () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void invalidate(BROADCAST_SENT), spread());
  });
  useEffect(() => () => clearTimeout(waiting.current), []);
};
