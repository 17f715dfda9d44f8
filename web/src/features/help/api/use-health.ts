import { readHealth } from '@fairground/contract/catalog/health-endpoints';
import { endpointQuery } from '@fairground/client/api';
import { useQuery } from '@tanstack/react-query';

/** While somebody looks at it, the status is asked again so often. */
const AGAIN_MS = 30_000;

export const useHealth = () => useQuery({ ...endpointQuery(readHealth, {}), refetchInterval: AGAIN_MS });
