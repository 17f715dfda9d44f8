import type { Fact } from './fact.ts';

/** The agent changed its line: links, accounts or what somebody below may do. */
export const LINE_CHANGED: Fact = ['agents.*'];
