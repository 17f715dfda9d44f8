import type { Explanation } from './verdict.ts';

/** Mutants that no test can notice, each with the reason. `npm run mutate` fails on any other survivor. */
export const EXPLAINED: readonly Explanation[] = [];
