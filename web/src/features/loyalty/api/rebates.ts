import { call, ownQuery, sendOnce } from '@fairground/client/api';
import { POINTS_CONVERTED, useInvalidate } from '@fairground/client/facts';
import type { ValueOf } from '@fairground/contract/endpoint';
import { claimRebate, readRebate } from '@fairground/contract/loyalty/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from './own.ts';

export const useRebate = () => useQuery(ownQuery(readRebate, {}, useAccount()));

/** The same press keeps its key until the server has answered: a repeat after a lost answer credits nothing twice. */
export const useClaimRebate = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof claimRebate>>({
    mutationFn: () =>
      sendOnce({ claim: 'rebate' }, (idempotencyKey) => call(claimRebate, { body: { idempotencyKey } })),
    onSettled: () => invalidate(POINTS_CONVERTED),
  });
};
