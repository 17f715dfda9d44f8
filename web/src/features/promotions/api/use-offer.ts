import { call, endpointQuery, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { BONUS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { isLoggedIn, useSession } from '@fairground/client/session';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import {
  claimReward,
  joinOffer,
  listDrops,
  listStandings,
  openEnvelope,
  readOfferConditions,
} from '@fairground/contract/promotions/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Where the member stands with each offer; visitors stand nowhere. */
export const useStandings = () => {
  const account = useSession((session) => session.account ?? '');
  const isMember = useSession(isLoggedIn);
  return useQuery({ ...ownQuery(listStandings, {}, account), enabled: isMember });
};

export const useConditions = (id: bigint) =>
  useQuery(endpointQuery(readOfferConditions, { query: { id: id as Id<'promotion'> } }));

export const useJoin = (id: bigint) => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof joinOffer>>({
    mutationFn: () => call(joinOffer, { body: { promotionId: id as Id<'promotion'> } }),
    onSettled: () => invalidate(BONUS_CHANGED),
  });
};

export const useClaimOffer = (id: bigint) => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof claimReward>>({
    mutationFn: () => call(claimReward, { body: { source: 'offer', id: id.toString() } }),
    onSettled: () => invalidate(BONUS_CHANGED),
  });
};

/** Red packets; asked again every while, for others open envelopes too. */
export const useDrops = () => {
  const account = useSession((session) => session.account ?? '');
  const isMember = useSession(isLoggedIn);
  return useQuery({ ...ownQuery(listDrops, {}, account), enabled: isMember, refetchInterval: DROPS_EVERY_MS });
};

const DROPS_EVERY_MS = 10_000;

export const useOpenEnvelope = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof openEnvelope>, ApiError, Id<'drop'>>({
    mutationFn: (dropId) => call(openEnvelope, { body: { dropId } }),
    onSettled: () => invalidate(BONUS_CHANGED),
  });
};
