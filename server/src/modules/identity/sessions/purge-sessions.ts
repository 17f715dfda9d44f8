import type { Job } from '../../../platform/jobs/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { deleteExpiredSessions } from '../store/sessions.ts';

/** Ended sessions are kept for a while, so that members can review their logins. */
const KEPT_MS = 90 * 24 * 60 * 60_000;
const BATCH = 500;

/** Removes sessions that are long over. */
export const createPurgeSessions = ({ db, clock }: Pick<IdentityDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'identity.purge-sessions',
  run: async (_payload, signal) => {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    while (!signal.aborted) if ((await deleteExpiredSessions(db, before, BATCH)) < BATCH) return;
  },
});
