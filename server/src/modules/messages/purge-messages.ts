import type { Job } from '../../platform/jobs/index.ts';
import type { MessagesDeps } from './deps.ts';
import { purgeMessages } from './store.ts';
import { purgeBroadcasts } from './store/broadcasts.ts';

const DAY_MS = 86_400_000;
/** What was deleted can be brought back for so long. */
const DELETED_KEPT_MS = 30 * DAY_MS;
/** The ledger, the records and the audit log keep what matters for longer. */
const KEPT_MS = 365 * DAY_MS;
const BATCH = 1_000;

/** Removes what was deleted a month ago and what is older than a year. */
export const createPurge = ({ db, clock }: Pick<MessagesDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'messages.purge',
  run: async (_payload, signal) => {
    const now = clock.now().getTime();
    const writtenBefore = new Date(now - KEPT_MS);
    const old = { deletedBefore: new Date(now - DELETED_KEPT_MS), writtenBefore, limit: BATCH };
    while (!signal.aborted) if ((await purgeMessages(db, old)) < BATCH) break;
    if (!signal.aborted) await purgeBroadcasts(db, writtenBefore);
  },
});
