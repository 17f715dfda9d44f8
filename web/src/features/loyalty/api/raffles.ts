import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { listRaffles, verifyRaffle } from '@fairground/contract/loyalty/endpoints';
import type { Raffle } from '@fairground/contract/loyalty/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { checkDraw } from '../model/raffle-check.ts';
import type { RaffleProof, RaffleVerdict } from '../model/raffle-check.ts';
import { useAccount } from './own.ts';

export const useRaffles = () => useQuery(ownQuery(listRaffles, {}, useAccount()));

/** Fetches the proof of a raffle and repeats its draw here: whether it fits what was shown before, and the own tickets. */
export const useRaffleCheck = () =>
  useMutation<{ readonly verdict: RaffleVerdict; readonly proof: RaffleProof }, ApiError, Raffle>({
    mutationFn: async (raffle) => {
      const proof = await call(verifyRaffle, { query: { id: raffle.id } });
      return { verdict: checkDraw(proof, raffle), proof };
    },
  });
