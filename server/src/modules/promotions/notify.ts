import type { Id, MemberId } from '@fairground/contract/ids';
import { applicationChanged, offerChanged } from '@fairground/contract/promotions/pushes';
import { listener } from '../../platform/events/index.ts';
import type { Listener } from '../../platform/events/index.ts';
import type { PromotionsDeps } from './deps.ts';
import { applicationMoved, offerSet } from './facts.ts';

type Deps = Pick<PromotionsDeps, 'realtime'>;

/** Tells open pages. Heard as facts, so that neither a crash nor an operator's own process loses one. */
export const notifyPages = ({ realtime }: Deps): readonly Listener[] => [
  listener('promotions.tell-member', applicationMoved, (_tx, facts) => {
    for (const { payload } of facts)
      realtime.toMember(applicationChanged, BigInt(payload.member) as MemberId, {
        promotionId: BigInt(payload.promotion) as Id<'promotion'>,
        state: payload.state,
      });
    return Promise.resolve();
  }),
  listener('promotions.tell-site', offerSet, (_tx, facts) => {
    for (const { payload } of facts)
      realtime.toSite(offerChanged, { promotionId: BigInt(payload.promotion) as Id<'promotion'> });
    return Promise.resolve();
  }),
];
