import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { findExclusion, findTimeOut } from '../store/exclusions.ts';
import { lockMember } from '../store/protection-in.ts';

export type Pause = 'protection.excluded' | 'protection.time-out';

/** The time-out or exclusion that runs now; another one may begin at any moment. */
export const findPause = async (
  { clock }: Pick<ProtectionDeps, 'clock'>,
  reader: Reader,
  member: MemberId,
): Promise<Pause | undefined> => {
  if ((await findExclusion(reader, member)) !== undefined) return 'protection.excluded';
  return (await findTimeOut(reader, member, clock.now())) === undefined ? undefined : 'protection.time-out';
};

/** The same under a lock that is held until the commit, so that neither begins meanwhile. */
export const pauseOf = async (
  deps: Pick<ProtectionDeps, 'clock'>,
  tx: Tx,
  member: MemberId,
): Promise<Pause | undefined> => {
  await lockMember(tx, member);
  return findPause(deps, tx, member);
};
