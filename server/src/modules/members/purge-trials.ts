import { inTransaction } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { MembersDeps } from './deps.ts';
import { deleteMembers, takeOldTrials } from './store/trials.ts';

/** Kept for a day after they were opened: until then they count for their network. */
const KEPT_MS = 24 * 60 * 60_000;
const BATCH = 200;

/** Removes trial accounts that are over, with what identity knows of them. Their play stays in the ledger. */
export const createPurgeTrials = ({
  db,
  clock,
  identity,
}: Pick<MembersDeps, 'db' | 'clock' | 'identity'>): Job<null> => ({
  name: 'members.purge-trials',
  run: async (_payload, signal) => {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    let taken: number;
    do
      taken = await inTransaction(db, async (tx) => {
        const ids = await takeOldTrials(tx, before, BATCH);
        if (ids.length === 0) return 0;
        await identity.removeAccounts(tx, ids);
        await deleteMembers(tx, ids);
        return ids.length;
      });
    while (taken === BATCH && !signal.aborted);
  },
});
