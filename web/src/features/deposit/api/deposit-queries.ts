import {
  listDepositChannels,
  listDeposits,
  readDepositSettings,
  readDepositStatus,
} from '@fairground/contract/cashier/deposit-endpoints';
import { ownQuery } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@fairground/client/api';

const useAccount = (): string => useSession((session) => session.account ?? '');

export const useDepositSettings = () => useQuery(ownQuery(readDepositSettings, {}, useAccount()));
export const useDepositChannels = () => useQuery(ownQuery(listDepositChannels, {}, useAccount()));

/** A push tells when it moves; asking now and then covers a push that was lost. */
const LOST_PUSH_MS = 20_000;

export const useDepositStatus = (no: string) =>
  useQuery({ ...ownQuery(readDepositStatus, { query: { no } }, useAccount()), refetchInterval: LOST_PUSH_MS });

/** Own deposits, page after page. */
export const useDepositList = () => {
  const account = useAccount();
  const { queryKey } = ownQuery(listDeposits, { query: {} }, account);
  return useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam }) => call(listDeposits, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as Awaited<ReturnType<typeof call<typeof listDeposits>>>['next'],
    getNextPageParam: ({ next }) => next,
  });
};
