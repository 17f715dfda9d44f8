import type { MemberId } from '@fairground/contract/ids';
import type { IdentityDeps } from './deps.ts';
import type { EndReason } from './domain/session.ts';
import type { KnownSessions } from './known-sessions.ts';
import { markSessionEnded } from './store/sessions.ts';

/** Ends a session: its token proves nothing from now on, on any node, and its open pages are cut off. */
export const endSession = async (
  { db, clock, realtime }: IdentityDeps,
  known: KnownSessions,
  { memberId, sessionId, reason }: { memberId: MemberId; sessionId: bigint; reason: EndReason },
): Promise<void> => {
  await markSessionEnded(db, memberId, sessionId, clock.now(), reason);
  known.forgetEverywhere(sessionId);
  realtime.disconnectSession(sessionId);
};
