import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { sendFeedback } from '@fairground/contract/members/endpoints';
import { useMutation } from '@tanstack/react-query';
import { FEEDBACK_SENT, useInvalidate } from '@fairground/client/facts';
import { call } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';

/** Writes to us; the same words sent again are kept once. */
export const useSendFeedback = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof sendFeedback>, ApiError, BodyOf<typeof sendFeedback>>({
    mutationFn: (body) => call(sendFeedback, { body }),
    onSuccess: () => invalidate(FEEDBACK_SENT),
  });
};
