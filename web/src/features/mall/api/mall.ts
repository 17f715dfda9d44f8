import {
  addAddress,
  changeAddress,
  cancelRedeem,
  convertPoints,
  listAddresses,
  listPointEntries,
  listRedeems,
  listRewards,
  readPointConfig,
  readPoints,
  redeemReward,
  removeAddress,
} from '@fairground/contract/loyalty/endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { call, endpointQuery, ownQuery, sendOnce } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { LOYALTY_CHANGED, POINTS_CONVERTED, useInvalidate } from '@fairground/client/facts';
import { useSession } from '@fairground/client/session';
import { useMutation, useQuery } from '@tanstack/react-query';

const useAccount = (): string => useSession((session) => session.account ?? '');

export type Points = ValueOf<typeof readPoints>;

export const useRewards = () => useQuery(endpointQuery(listRewards, { query: {} }));
export const usePointConfig = () => useQuery(endpointQuery(readPointConfig, {}));
export const usePoints = (enabled = true) => useQuery({ ...ownQuery(readPoints, {}, useAccount()), enabled });
export const useEntries = (pageNo: number) =>
  useQuery(ownQuery(listPointEntries, { query: { pageNo: String(pageNo) } }, useAccount()));
export const useRedeems = (pageNo: number) =>
  useQuery(ownQuery(listRedeems, { query: { pageNo: String(pageNo) } }, useAccount()));
export const useAddresses = () => useQuery(ownQuery(listAddresses, {}, useAccount()));

type Redeem = Omit<BodyOf<typeof redeemReward>, 'idempotencyKey'>;

/** The same wish keeps its key until the server has answered: a repeat after a lost answer redeems nothing twice. */
export const useRedeem = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof redeemReward>, ApiError, Redeem>({
    mutationFn: (wish) =>
      sendOnce({ redeem: wish.rewardId, quantity: wish.quantity }, (idempotencyKey) =>
        call(redeemReward, { body: { ...wish, idempotencyKey } }),
      ),
    onSettled: () => invalidate(POINTS_CONVERTED),
  });
};

export const useConvert = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof convertPoints>, ApiError, Omit<BodyOf<typeof convertPoints>, 'idempotencyKey'>>({
    mutationFn: (wish) =>
      sendOnce({ convert: wish.points }, (idempotencyKey) =>
        call(convertPoints, { body: { ...wish, idempotencyKey } }),
      ),
    onSettled: () => invalidate(POINTS_CONVERTED),
  });
};

export const useCancel = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof cancelRedeem>, ApiError, BodyOf<typeof cancelRedeem>>({
    mutationFn: (body) => call(cancelRedeem, { body }),
    onSettled: () => invalidate(LOYALTY_CHANGED),
  });
};

export const useAddAddress = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof addAddress>, ApiError, BodyOf<typeof addAddress>>({
    mutationFn: (body) => call(addAddress, { body }),
    onSettled: () => invalidate(LOYALTY_CHANGED),
  });
};

export const useChangeAddress = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof changeAddress>, ApiError, BodyOf<typeof changeAddress>>({
    mutationFn: (body) => call(changeAddress, { body }),
    onSettled: () => invalidate(LOYALTY_CHANGED),
  });
};

export const useRemoveAddress = () => {
  const invalidate = useInvalidate();
  return useMutation<
    ValueOf<typeof removeAddress>,
    ApiError,
    { readonly id: ValueOf<typeof listAddresses>['list'][number]['id'] }
  >({
    mutationFn: (query) => call(removeAddress, { query }),
    onSettled: () => invalidate(LOYALTY_CHANGED),
  });
};
