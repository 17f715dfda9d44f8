import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { poolLifeQuery } from '../api/pool-life-query.ts';

const COMMITMENT = /^[0-9a-f]{64}$/;
/** A question needs a commitment even while it is not asked. */
const NO_COMMITMENT = '0'.repeat(64);

/** The jackpot the address names by its commitment. */
export const useWantedJackpot = () => {
  const named = new URLSearchParams(useSearch()).get('jackpot') ?? '';
  const commitment = COMMITMENT.test(named) ? named : undefined;
  const query = useQuery({ ...poolLifeQuery(commitment ?? NO_COMMITMENT), enabled: commitment !== undefined });
  return { commitment, query };
};
