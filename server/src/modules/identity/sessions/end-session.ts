import type { MemberId } from '@fairground/contract/ids';
import { afterCommit, inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import type { EndReason } from '../domain/session.ts';
import type { KnownSessions } from './known-sessions.ts';
import { markAllEnded, markSessionEnded } from '../store/sessions.ts';

/** Sessions of a member that end with the transaction. */
export type EndedSessions = {
  readonly memberId: MemberId;
  readonly sessionIds: readonly bigint[];
  readonly at: Date;
};

/** Ends in the same transaction what others gave out for a session, such as the tokens of games. */
export type WithSessions = (tx: Tx, ended: EndedSessions) => Promise<void>;

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'realtime'> & {
  readonly known: KnownSessions;
  readonly withSessions: readonly WithSessions[];
};

/** Ends a session: its token proves nothing from now on, on any node, and its open pages are cut off. */
export const endSession = (
  deps: Deps,
  { memberId, sessionId, reason }: { memberId: MemberId; sessionId: bigint; reason: EndReason },
): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const ended = await markSessionEnded(tx, memberId, sessionId, at, reason);
    await finish(deps, tx, { memberId, sessionIds: ended, at });
    return ended.length > 0;
  });

/** Ends every running session of a member, but for one where it is named. */
export const endSessions = async (
  deps: Omit<Deps, 'db'>,
  tx: Tx,
  memberId: MemberId,
  { reason, except }: { readonly reason: EndReason; readonly except?: bigint },
): Promise<number> => {
  const at = deps.clock.now();
  const sessionIds = await markAllEnded(tx, memberId, { endedAt: at, reason, except });
  await finish(deps, tx, { memberId, sessionIds, at });
  return sessionIds.length;
};

const finish = async (
  { known, realtime, withSessions }: Omit<Deps, 'db'>,
  tx: Tx,
  ended: EndedSessions,
): Promise<void> => {
  if (ended.sessionIds.length === 0) return;
  for (const end of withSessions) await end(tx, ended);
  afterCommit(tx, () => {
    for (const sessionId of ended.sessionIds) {
      known.forgetEverywhere(sessionId);
      realtime.disconnectSession(sessionId);
    }
  });
};
