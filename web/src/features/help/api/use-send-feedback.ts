import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { listFeedback, sendFeedback } from '@fairground/contract/members/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';

/** Writes to us; the same words sent again are kept once. */
export const useSendFeedback = () => {
  const queries = useQueryClient();
  return useMutation<ValueOf<typeof sendFeedback>, ApiError, BodyOf<typeof sendFeedback>>({
    mutationFn: (body) => call(sendFeedback, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listFeedback.name] }),
  });
};
