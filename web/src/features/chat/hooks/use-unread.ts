import { useQuery } from '@tanstack/react-query';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { unreadQuery } from '../api/chat-queries.ts';

/** How many answers of the staff wait for the member; none for anyone who has no chat. */
export const useUnread = (): number => {
  const account = useSession((session) => session.account ?? '');
  const enabled = useSession(canSeeMemberCentre);
  const { data } = useQuery({ ...unreadQuery(account), enabled });
  return enabled ? (data?.unReadCount ?? 0) : 0;
};
