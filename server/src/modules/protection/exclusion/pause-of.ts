import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { findExclusion, findTimeOut } from '../store/exclusions.ts';
import { lockMember } from '../store/protection-in.ts';

/** The time-out or exclusion that runs. The lock is held until the commit, so that neither begins meanwhile. */
export const pauseOf = async (
  { clock }: Pick<ProtectionDeps, 'clock'>,
  tx: Tx,
  member: MemberId,
): Promise<'protection.excluded' | 'protection.time-out' | undefined> => {
  await lockMember(tx, member);
  if ((await findExclusion(tx, member)) !== undefined) return 'protection.excluded';
  return (await findTimeOut(tx, member, clock.now())) === undefined ? undefined : 'protection.time-out';
};
