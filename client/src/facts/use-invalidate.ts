import { useQueryClient } from '@tanstack/react-query';
import type { Fact } from './fact.ts';
import { invalidate } from './invalidate.ts';

/** How a component tells what happened, after a push or a mutation. */
export const useInvalidate = (): ((fact: Fact) => Promise<void>) => {
  const queries = useQueryClient();
  return (fact) => invalidate(queries, fact);
};
