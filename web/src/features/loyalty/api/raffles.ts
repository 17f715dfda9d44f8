import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { listRaffles, verifyRaffle } from '@fairground/contract/loyalty/endpoints';
import type { Raffle } from '@fairground/contract/loyalty/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { repeatsDraw } from '../model/raffle-check.ts';
import { useAccount } from './own.ts';

export const useRaffles = () => useQuery(ownQuery(listRaffles, {}, useAccount()));

/** Fetches the proof of a raffle and repeats its draw here: whether everything fits the commitment that was shown before. */
export const useRaffleCheck = () =>
  useMutation<boolean, ApiError, Raffle>({
    mutationFn: async ({ id, commitment }) => repeatsDraw(await call(verifyRaffle, { query: { id } }), commitment),
  });
