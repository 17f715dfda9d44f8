import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Reader } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { rollingStart, roomWithin } from '../domain/limit.ts';
import { findPause } from '../exclusion/pause-of.ts';
import type { Pause } from '../exclusion/pause-of.ts';
import { listLimits } from '../store/limits.ts';

export type DepositRoom = {
  readonly pause: Pause | undefined;
  /** The most that may still be paid in now; undefined where the member has no deposit limit. */
  readonly left: Money | undefined;
};

/** What a member should know before it asks to pay in. The deposit itself is judged again, under a lock. */
export const readDepositRoom = async (
  { clock, wallet }: Pick<ProtectionDeps, 'clock' | 'wallet'>,
  reader: Reader,
  member: MemberId,
  waiting: Money,
): Promise<DepositRoom> => {
  const now = clock.now();
  const pause = await findPause({ clock }, reader, member);
  let left: bigint | undefined;
  for (const limit of await listLimits(reader, member, 'deposit')) {
    const deposited = await wallet.depositedSince(reader, member, rollingStart(limit.period, now));
    const room = roomWithin(limit, { deposited, waiting });
    if (left === undefined || room < left) left = room;
  }
  return { pause, left: left === undefined ? undefined : money(left) };
};
