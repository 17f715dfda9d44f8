import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { notifyMember } from '../notify-member.ts';
import { lapseClaims } from '../store/claims.ts';

const BATCH = 500;

/** Ends what was not taken in time. */
export const createLapseClaims = (deps: Pick<LoyaltyDeps, 'db' | 'clock' | 'realtime'>): Job<null> => ({
  name: 'loyalty.lapse-claims',
  run: async (_payload, signal) => {
    let taken: number;
    do
      taken = await inTransaction(deps.db, async (tx) => {
        const members = await lapseClaims(tx, deps.clock.now(), BATCH);
        for (const member of new Set(members)) notifyMember(deps, tx, member);
        return members.length;
      });
    while (taken === BATCH && !signal.aborted);
  },
});
