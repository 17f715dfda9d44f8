import { readRefill, takeRefill } from '@fairground/contract/promotions/endpoints';
import type { RefillStanding } from '@fairground/contract/promotions/endpoints';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FUNDS_MOVED, useInvalidate } from '@fairground/client/facts';
import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { usePush } from '@fairground/client/realtime';
import { canSeeMemberCentre, isClosedToPlay, useSession } from '@fairground/client/session';

/** Whether play money is refilled for the member now, and the one step that does it. */
export const useRefill = (onRefilled?: () => void) => {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const account = useSession((session) => session.account ?? '');
  const isMember = useSession((session) => canSeeMemberCentre(session) && !isClosedToPlay(session));
  const query = ownQuery(readRefill, {}, account);
  const { data: standing, isError } = useQuery({ ...query, enabled: isMember });
  // Whether there is little left changes with every movement of money.
  usePush(balanceChanged, () => void queries.invalidateQueries({ queryKey: query.queryKey }));
  const { mutate, isPending, error } = useMutation<RefillStanding, ApiError, NonNullable<RefillStanding['next']>>({
    // It is named by its day and place: sent again after a lost answer, it is given once.
    mutationFn: (next) => call(takeRefill, { body: next }),
    onSuccess: (after) => {
      queries.setQueryData(query.queryKey, after);
      onRefilled?.();
    },
    onError: () => void queries.invalidateQueries({ queryKey: query.queryKey }),
    onSettled: () => invalidate(FUNDS_MOVED),
  });
  const next = standing?.next ?? null;
  return {
    standing,
    isMember,
    isUnknown: isError,
    isTaking: isPending,
    error,
    /** Nothing while there is none to take. */
    take: next === null ? undefined : () => mutate(next),
  };
};

export type Refill = ReturnType<typeof useRefill>;
