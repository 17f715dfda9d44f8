import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePush } from '@fairground/client/realtime';
import { useSession } from '@fairground/client/session';
import { isBalanceHeld, onBalanceReleased, takeKeptBack } from '../../../shared/store/balance-hold.ts';
import { balanceQuery, fundsQuery } from '../api/balance-query.ts';
import { withPush } from '../model/balance.ts';
import type { Balance, BalancePush } from '../model/balance.ts';

export const useAccount = (): string => useSession((session) => session.account ?? '');

/** The member's balance as far as it is known. */
export const useBalance = () => useQuery(balanceQuery(useAccount()));

/**
 * Keeps the balance true while it is on the page: every push that is newer than what is shown is shown at once, or, while
 * a game shows how its round ended, with the end of that.
 */
export const useLiveBalance = (): void => {
  const queries = useQueryClient();
  const account = useAccount();
  const { queryKey } = balanceQuery(account);
  const waiting = useRef<{ readonly account: string; readonly push: BalancePush }>(undefined);
  const take = (push: BalancePush): void => {
    const shown = queries.getQueryData<Balance>(queryKey);
    // The answer on its way may be older than this push: the question is asked again.
    if (shown === undefined) void queries.invalidateQueries({ queryKey });
    else queries.setQueryData<Balance>(queryKey, withPush(shown, push));
  };
  usePush(balanceChanged, (push) => {
    if (isBalanceHeld()) waiting.current = { account, push };
    else take(push);
  });
  const catchUp = useEffectEvent(() => {
    const kept = waiting.current;
    waiting.current = undefined;
    // Somebody else may have logged in while it was kept back.
    if (kept?.account === account) take(kept.push);
    if (!takeKeptBack()) return;
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: fundsQuery(account).queryKey });
  });
  useEffect(() => onBalanceReleased(() => catchUp()), []);
};
