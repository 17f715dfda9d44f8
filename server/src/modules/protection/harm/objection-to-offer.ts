import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { pauseOf } from '../exclusion/pause-of.ts';
import { findOpenCase } from '../store/markers.ts';

/** What forbids a member to take part in offers: a pause, an exclusion, or a case that waits for a person. */
export const objectionToOffer = async (
  deps: Pick<ProtectionDeps, 'clock'>,
  tx: Tx,
  member: MemberId,
): Promise<Awaited<ReturnType<typeof pauseOf>> | 'protection.offers-paused'> =>
  (await pauseOf(deps, tx, member)) ??
  ((await findOpenCase(tx, member)) === undefined ? undefined : 'protection.offers-paused');
