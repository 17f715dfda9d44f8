import type { Session } from '../../../platform/http/route.ts';
import { isSteppedUp } from './step-up.ts';

export type Account = Session['account'];

/** Why a session ended: by its owner, by staff or a security rule, replaced by a newer one, with its password, or because its owner says it was not its own. */
export type EndReason = 'logout' | 'revoked' | 'replaced' | 'password-changed' | 'status-changed' | 'disowned';

export const ABSOLUTE_MS = 24 * 60 * 60_000;

/** A session as stored in its table. */
export type StoredSession = Omit<Session, 'isSteppedUp'> & {
  readonly seenAt: Date;
  /** Minutes it may rest unused, by the market it was opened in. */
  readonly idleMinutes: number;
  readonly steppedUpAt: Date | null;
};

/** What other modules may know of a session at a moment. */
export const sessionAt = (
  {
    sessionId,
    memberId,
    account,
    scope,
    language,
    expiresAt,
    steppedUpAt,
    isMoneyLocked,
    homeMarket,
  }: Omit<StoredSession, 'seenAt' | 'idleMinutes'>,
  now: Date,
): Session => ({
  sessionId,
  memberId,
  account,
  scope,
  language,
  expiresAt,
  isSteppedUp: isSteppedUp(steppedUpAt, now),
  isMoneyLocked,
  homeMarket,
});
