import type { MemberId } from '@fairground/contract/ids';
import { listener } from '../../../platform/events/index.ts';
import type { Listener } from '../../../platform/events/index.ts';
import { memberExcluded } from '../../protection/index.ts';
import type { PromotionsDeps } from '../deps.ts';

/** Nobody plays a bonus after an exclusion: what runs is forfeited, and what waits never begins. */
export const endBonusesOfExcluded = ({ wallet }: Pick<PromotionsDeps, 'wallet'>): Listener =>
  listener('promotions.end-bonuses-of-excluded', memberExcluded, (tx, facts) =>
    wallet.grants.dropAllIn(
      tx,
      facts.map(({ payload }) => BigInt(payload.member) as MemberId),
    ),
  );
