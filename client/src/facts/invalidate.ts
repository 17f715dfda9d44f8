import type { QueryClient } from '@tanstack/react-query';
import type { Fact } from './fact.ts';

/** Reads again what a page shows of the calls that a fact makes stale; the rest is read again when it is next shown. */
export const invalidate = (queries: QueryClient, fact: Fact): Promise<void> => {
  const stale = new Set<string>(fact);
  return queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && (stale.has(name) || stale.has(moduleOf(name))),
  });
};

const moduleOf = (name: string): string => `${name.slice(0, name.indexOf('.'))}.*`;
