import type { RouteId } from '../shared/page/site-route.ts';

/**
 * The pages a member that excluded itself still sees: help, proofs, protection and the ways around a login. A page that is not
 * named here may invite to play, to an offer or to pay in, and is replaced.
 */
const OPEN: ReadonlySet<RouteId> = new Set([
  ...(['help', 'help-only', 'fair', 'responsible', 'lottery-check'] as const),
  ...(['login', 'reset-password', 'not-me', 'sign-in', 'not-found'] as const),
]);

export const isOpenToExcluded = (id: RouteId): boolean => OPEN.has(id);
