import type { Job } from '../../platform/jobs/index.ts';
import type { SupportDeps } from './deps.ts';
import { deleteMessagesBefore } from './store.ts';

/** What was said is needed for as long as somebody may dispute it, and not for ever. */
const KEPT_MS = 5 * 365 * 24 * 3_600_000;
const BATCH = 1_000;

/** Removes what was said long ago. The talk itself stays, and with it how far each side has read. */
export const createPurgeMessages = ({ db, clock }: Pick<SupportDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'support.purge-messages',
  run: async (_payload, signal) => {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    while (!signal.aborted) if ((await deleteMessagesBefore(db, before, BATCH)) < BATCH) return;
  },
});
