import { useQuery } from '@tanstack/react-query';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { unreadMessagesQuery } from '../api/messages-queries.ts';

/** How many messages the member has not read; none for anyone who has no inbox. */
export const useUnreadMessages = (): number => {
  const account = useSession((session) => session.account ?? '');
  const enabled = useSession(canSeeMemberCentre);
  const { data } = useQuery({ ...unreadMessagesQuery(account), enabled });
  return enabled ? (data?.unreadMessage ?? 0) : 0;
};
