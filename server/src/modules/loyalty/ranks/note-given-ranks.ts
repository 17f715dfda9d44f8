import type { MemberId } from '@fairground/contract/ids';
import { listener } from '../../../platform/events/index.ts';
import type { Listener } from '../../../platform/events/index.ts';
import { rankGiven } from '../../members/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { notifyMember } from '../notify-member.ts';
import { insertRankChange } from '../store/ranks.ts';

/** A rank given by hand stands in the history of the member as those that were reached. */
export const noteGivenRanks = (deps: Pick<LoyaltyDeps, 'realtime'>): Listener =>
  listener('loyalty.note-given-ranks', rankGiven, async (tx, facts) => {
    for (const { payload, at } of facts) {
      const member = BigInt(payload.memberId) as MemberId;
      await insertRankChange(tx, { member, from: payload.from, to: payload.to, cause: 'STAFF', at });
      notifyMember(deps, tx, member);
    }
  });
