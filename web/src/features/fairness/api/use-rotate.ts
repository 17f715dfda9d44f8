import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { findOwnRounds, readOwnRound, readOwnSeeds, rotateOwnSeeds } from '@fairground/contract/studio/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';

/** Reveals the seed of a commitment; whatever was sealed by it is read anew. */
export const useRotate = () => {
  const queries = useQueryClient();
  return useMutation<ValueOf<typeof rotateOwnSeeds>, ApiError, BodyOf<typeof rotateOwnSeeds>>({
    mutationFn: (body) => call(rotateOwnSeeds, { body }),
    onSuccess: () =>
      Promise.all(
        [readOwnRound, readOwnSeeds, findOwnRounds].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
      ),
  });
};
