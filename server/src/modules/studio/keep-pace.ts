import { marketNamed } from '@fairground/contract/market/markets';
import { narrowedPlay } from '@fairground/contract/studio/narrow-play';
import { Refusal } from '../../platform/refusal.ts';
import type { StudioDeps } from './deps.ts';
import type { Model } from './domain/model.ts';
import type { PlaySession } from './sessions.ts';
import { takePace } from './store/pace.ts';
import { findRoundOfRequest } from './store/rounds.ts';

/**
 * Where brand or market ask for a least time between slot rounds, a request that comes too soon is refused before anything
 * is drawn or staked. A request that has its round already is answered with it.
 */
export const keepPace = async (
  { db, clock, policy }: Pick<StudioDeps, 'db' | 'clock' | 'policy'>,
  { memberId, market }: Pick<PlaySession, 'memberId' | 'market'>,
  { kind }: Pick<Model, 'kind'>,
  requestId: string,
): Promise<void> => {
  if (kind !== 'slot') return;
  const { roundMsMin } = narrowedPlay(policy, marketNamed(market).policy);
  if (roundMsMin === 0) return;
  const now = clock.now();
  const nextAt = new Date(now.getTime() + roundMsMin);
  if (await takePace(db, { memberId, requestId, now, nextAt })) return;
  if (await findRoundOfRequest(db, memberId, requestId)) return;
  throw new Refusal('studio.too-fast');
};
