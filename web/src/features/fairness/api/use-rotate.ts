import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { rotateOwnSeeds } from '@fairground/contract/studio/endpoints';
import { useMutation } from '@tanstack/react-query';
import { SEEDS_ROTATED, useInvalidate } from '@fairground/client/facts';
import { call } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';

/** Reveals the seed of a commitment; whatever was sealed by it is read again. */
export const useRotate = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof rotateOwnSeeds>, ApiError, BodyOf<typeof rotateOwnSeeds>>({
    mutationFn: (body) => call(rotateOwnSeeds, { body }),
    onSuccess: () => invalidate(SEEDS_ROTATED),
  });
};
