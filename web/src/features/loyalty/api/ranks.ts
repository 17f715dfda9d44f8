import { endpointQuery, ownQuery } from '@fairground/client/api';
import { listRanks, readRankProgress } from '@fairground/contract/loyalty/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from './own.ts';

export const useRanks = () => useQuery(endpointQuery(listRanks, {}));
export const useRankProgress = (enabled: boolean) =>
  useQuery({ ...ownQuery(readRankProgress, {}, useAccount()), enabled });
