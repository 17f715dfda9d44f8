import type { Job } from '../../../platform/jobs/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { deleteOldAttempts } from '../store/attempts.ts';
import { deleteOldCaptchas } from '../store/captchas.ts';
import { deleteOldChallenges } from '../store/challenges.ts';
import { deleteOldTickets } from '../store/tickets.ts';

/** Kept for a day after their end, for anyone who looks into a complaint. */
const KEPT_MS = 24 * 60 * 60_000;
const BATCH = 1_000;

/** Deletes tickets, captcha pictures and attempt counts that have expired. */
export const createPurgeTickets = ({ db, clock }: Pick<IdentityDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'identity.purge-tickets',
  run: async (_payload, signal) => {
    const now = clock.now();
    const before = new Date(now.getTime() - KEPT_MS);
    const removals = [
      () => deleteOldTickets(db, before, BATCH),
      () => deleteOldChallenges(db, before, BATCH),
      () => deleteOldCaptchas(db, now, BATCH),
      () => deleteOldAttempts(db, now, BATCH),
    ];
    for (const remove of removals) while (!signal.aborted && (await remove()) === BATCH);
  },
});
