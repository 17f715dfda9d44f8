import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { applyFor, readApplication } from '@fairground/contract/promotions/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';
import { msToNextEdge } from '../model/next-edge.ts';

const standingQuery = (id: bigint, account: string | null) =>
  ownQuery(readApplication, { query: { id: id as Id<'promotion'> } }, account ?? '');

/** Whether an offer is applied for, and where anyone who looks stands; asked again when its window opens or closes. */
export const useStanding = (id: bigint) => {
  const account = useSession((session) => session.account);
  return useQuery({
    ...standingQuery(id, account),
    refetchInterval: ({ state }) => msToNextEdge(state.data, Date.now()) ?? false,
  });
};

export const useApply = (id: bigint) => {
  const queries = useQueryClient();
  const account = useSession((session) => session.account);
  return useMutation<ValueOf<typeof applyFor>, ApiError, Omit<BodyOf<typeof applyFor>, 'promotionId'>>({
    mutationFn: (body) => call(applyFor, { body: { ...body, promotionId: id as Id<'promotion'> } }),
    onSuccess: (standing) => queries.setQueryData(standingQuery(id, account).queryKey, standing),
  });
};
