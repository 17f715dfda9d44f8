import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { readStanding, sendDocuments } from '@fairground/contract/verification/endpoints';
import { isOpen } from '@fairground/contract/verification/states';
import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { IDENTITY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { useSession } from '@fairground/client/session';
import { useMutation, useQuery } from '@tanstack/react-query';

/** While documents are checked their state is asked for again. */
const CHECK_MS = 10_000;

export const useStanding = () => {
  const account = useSession((session) => session.account);
  return useQuery({
    ...ownQuery(readStanding, {}, account ?? ''),
    refetchInterval: ({ state }) => (state.data?.cases.some((one) => isOpen(one.state)) === true ? CHECK_MS : false),
  });
};

export const useSendDocuments = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof sendDocuments>, ApiError, BodyOf<typeof sendDocuments>>({
    mutationFn: (body) => call(sendDocuments, { body }),
    // A lost answer may have sent them too.
    onSettled: () => void invalidate(IDENTITY_CHANGED),
  });
};
