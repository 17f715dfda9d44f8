import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { isAlive } from '../../../platform/idle-minutes.ts';
import { listSessionsSince } from '../store/sessions.ts';

/** When a member was logged in: a session that runs lasts until now, one left alone until it was used last. */
export const listTimes = async (
  { clock }: Pick<IdentityDeps, 'clock'>,
  reader: Reader,
  memberId: MemberId,
  since: Date,
): Promise<readonly { readonly from: Date; readonly to: Date; readonly isRunning: boolean }[]> => {
  const now = clock.now();
  const rows = await listSessionsSince(reader, memberId, since);
  return rows.map(({ openedAt, endedAt, ...session }) => {
    const isRunning = endedAt === null && isAlive(session, now);
    return { from: openedAt, to: endedAt ?? (isRunning ? now : session.seenAt), isRunning };
  });
};
