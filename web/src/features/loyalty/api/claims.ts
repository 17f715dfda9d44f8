import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { POINTS_CONVERTED, useInvalidate } from '@fairground/client/facts';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { listClaims, takeClaim } from '@fairground/contract/loyalty/endpoints';
import type { LoyaltyClaim } from '@fairground/contract/loyalty/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from './own.ts';

export const useClaims = (kind: LoyaltyClaim['kind'] | undefined, enabled = true) =>
  useQuery({
    ...ownQuery(listClaims, { query: { state: 'CLAIMABLE', ...(kind && { kind }) } }, useAccount()),
    enabled,
  });

/** A claim is named by its number: a repeat after a lost answer takes nothing twice. */
export const useTakeClaim = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof takeClaim>, ApiError, BodyOf<typeof takeClaim>>({
    mutationFn: (body) => call(takeClaim, { body }),
    onSettled: () => invalidate(POINTS_CONVERTED),
  });
};
