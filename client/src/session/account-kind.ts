import type { Scope } from '@fairground/contract/endpoint';

/** The numeric `isAgent` flag of an account, as the seed spells it. */
const AGENT_CENTRE_KINDS: readonly (number | null)[] = [1, 2, 41, 42];
const TRIAL_KIND = 4;

/** Who is in front of the screen: nobody, or an account of some kind. */
export type Visitor = {
  readonly token: string | null;
  readonly isAgent: number | null;
  /** What the session may do; everything where nothing is said. */
  readonly scope?: Scope | null;
};

export const ANONYMOUS: Visitor = { token: null, isAgent: null, scope: null };

export const isLoggedIn = ({ token }: Visitor): boolean => token !== null;

export const isTrial = (visitor: Visitor): boolean => isLoggedIn(visitor) && visitor.isAgent === TRIAL_KIND;

/** The member excluded itself: it takes money out and reads its records, and nothing invites it to play or to pay in. */
export const isClosedToPlay = ({ scope }: Visitor): boolean => scope === 'withdraw';

export const canSeeAgentCentre = (visitor: Visitor): boolean =>
  isLoggedIn(visitor) && !isClosedToPlay(visitor) && AGENT_CENTRE_KINDS.includes(visitor.isAgent);

export const canSeeMemberCentre = (visitor: Visitor): boolean => isLoggedIn(visitor) && !isTrial(visitor);

/** What stands between a visitor and a protected action. */
export type Gate = 'open' | 'login' | 'real-account';

export const loginGate = (visitor: Visitor): Gate => (isLoggedIn(visitor) ? 'open' : 'login');

export const realAccountGate = (visitor: Visitor): Gate => {
  if (!isLoggedIn(visitor)) return 'login';
  return isTrial(visitor) ? 'real-account' : 'open';
};
