import { Refusal } from '../../platform/refusal.ts';
import type { StudioDeps } from './deps.ts';
import type { Model } from './domain/model.ts';
import type { PlaySession } from './sessions.ts';
import { takePace } from './store/pace.ts';
import { findRoundOfRequest } from './store/rounds.ts';

/**
 * Where the brand asks for a least time between slot rounds, a request that comes too soon is refused before anything
 * is drawn or staked. A request that has its round already is answered with it.
 */
export const keepPace = async (
  { db, clock, policy }: Pick<StudioDeps, 'db' | 'clock' | 'policy'>,
  { memberId }: Pick<PlaySession, 'memberId'>,
  { kind }: Pick<Model, 'kind'>,
  requestId: string,
): Promise<void> => {
  if (kind !== 'slot' || policy.roundMsMin === 0) return;
  const now = clock.now();
  const nextAt = new Date(now.getTime() + policy.roundMsMin);
  if (await takePace(db, { memberId, requestId, now, nextAt })) return;
  if (await findRoundOfRequest(db, memberId, requestId)) return;
  throw new Refusal('studio.too-fast');
};
