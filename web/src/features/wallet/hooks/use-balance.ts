import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePush } from '../../../shared/realtime/index.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { balanceQuery } from '../api/balance-query.ts';
import { withPush } from '../model/balance.ts';
import type { Balance } from '../model/balance.ts';

export const useAccount = (): string => useSession((session) => session.account ?? '');

/** The member's balance as far as it is known. */
export const useBalance = () => useQuery(balanceQuery(useAccount()));

/** Keeps the balance true while it is on the page: every push that is newer than what is shown is shown at once. */
export const useLiveBalance = (): void => {
  const queries = useQueryClient();
  const { queryKey } = balanceQuery(useAccount());
  usePush(balanceChanged, (push) => {
    const shown = queries.getQueryData<Balance>(queryKey);
    // The answer on its way may be older than this push: the question is asked anew.
    if (shown === undefined) void queries.invalidateQueries({ queryKey });
    else queries.setQueryData<Balance>(queryKey, withPush(shown, push));
  });
};
