import type { MemberId } from '@fairground/contract/ids';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { IdentityDeps } from './deps.ts';
import type { EndReason } from './domain/session.ts';
import type { KnownSessions } from './known-sessions.ts';
import { markAllEnded, markSessionEnded } from './store/sessions.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'realtime'>;

/** Ends a session: its token proves nothing from now on, on any node, and its open pages are cut off. */
export const endSession = async (
  { db, clock, realtime }: Deps,
  known: KnownSessions,
  { memberId, sessionId, reason }: { memberId: MemberId; sessionId: bigint; reason: EndReason },
): Promise<boolean> => {
  const didEnd = await markSessionEnded(db, memberId, sessionId, clock.now(), reason);
  known.forgetEverywhere(sessionId);
  realtime.disconnectSession(sessionId);
  return didEnd;
};

/** Ends every running session of a member, but for one where it is named. */
export const endSessions = async (
  { clock, realtime }: Pick<Deps, 'clock' | 'realtime'>,
  known: KnownSessions,
  tx: Tx,
  memberId: MemberId,
  { reason, except }: { readonly reason: EndReason; readonly except?: bigint },
): Promise<number> => {
  const ended = await markAllEnded(tx, memberId, { endedAt: clock.now(), reason, except });
  afterCommit(tx, () => {
    for (const sessionId of ended) {
      known.forgetEverywhere(sessionId);
      realtime.disconnectSession(sessionId);
    }
  });
  return ended.length;
};
