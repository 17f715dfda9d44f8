import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { BONUS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import {
  cancelBonus,
  claimAllRewards,
  claimReward,
  listBonuses,
  listFreeSpins,
  listRewards,
} from '@fairground/contract/promotions/endpoints';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

const useAccount = (): string => useSession((session) => session.account ?? '');

/** The meter moves with the bets: every change of the balance reads it again. */
export const useBonuses = (query: QueryOf<typeof listBonuses>) => {
  const invalidate = useInvalidate();
  usePush(balanceChanged, () => void invalidate(BONUS_CHANGED));
  return useQuery({ ...ownQuery(listBonuses, { query }, useAccount()), placeholderData: keepPreviousData });
};

/**
 * The bonus that runs and what is held, for every page: bets are followed only while there is a bonus. A trial account
 * has none, and asking for one would offer it to register.
 */
export const useRunningBonus = () => {
  const invalidate = useInvalidate();
  const enabled = useSession(canSeeMemberCentre);
  const query = useQuery({ ...ownQuery(listBonuses, { query: { status: 'open' } }, useAccount()), enabled });
  const isRunning = query.data?.list.some(({ state }) => state === 'ACTIVE') ?? false;
  usePush(balanceChanged, () => void (isRunning && invalidate(['promotions.list-bonuses'])));
  return query;
};

export const useRewards = () => useQuery(ownQuery(listRewards, {}, useAccount()));

export const useFreeSpins = () => useQuery(ownQuery(listFreeSpins, {}, useAccount()));

/** A repeat after a lost answer changes nothing more: what was given up or claimed stays so. */
export const useCancelBonus = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof cancelBonus>, ApiError, BodyOf<typeof cancelBonus>>({
    mutationFn: (body) => call(cancelBonus, { body }),
    onSettled: () => invalidate(BONUS_CHANGED),
  });
};

export const useClaim = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof claimReward>, ApiError, BodyOf<typeof claimReward>>({
    mutationFn: (body) => call(claimReward, { body }),
    onSettled: () => invalidate(BONUS_CHANGED),
  });
};

export const useClaimAll = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof claimAllRewards>>({
    mutationFn: () => call(claimAllRewards, { body: {} }),
    onSettled: () => invalidate(BONUS_CHANGED),
  });
};
