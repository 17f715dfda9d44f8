import type { MemberId } from '@fairground/contract/ids';
import type { Db } from '../../../platform/database/index.ts';
import { studioIn } from './studio-in.ts';

/**
 * Takes the place of the next round in one statement, so that of requests on many nodes one gets it. The request that
 * has it gets it again: its twin or its retry is the same round. False while the round before is too young.
 */
export const takePace = async (
  db: Db,
  place: { readonly memberId: MemberId; readonly requestId: string; readonly now: Date; readonly nextAt: Date },
): Promise<boolean> => {
  const { memberId, requestId, now, nextAt } = place;
  const taken = await studioIn(db)
    .insertInto('studio_pace')
    .values({ member_id: memberId, request_id: requestId, next_at: nextAt })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((set) => ({
          request_id: requestId,
          // A retry does not make the next round wait longer.
          next_at: set
            .case()
            .when('studio_pace.request_id', '=', requestId)
            .then(set.ref('studio_pace.next_at'))
            .else(nextAt)
            .end(),
        }))
        .where((row) => row.or([row('studio_pace.next_at', '<=', now), row('studio_pace.request_id', '=', requestId)])),
    )
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
};
