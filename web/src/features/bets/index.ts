/** The betting record: every bet of the member with its stake and result, and the way to verify it. */
export { BetRecord } from './lazy-parts.ts';
