import type { Job } from '../../platform/jobs/index.ts';
import type { PostboxDeps } from './deps.ts';
import { deleteCodesOver } from './store/codes.ts';
import { deleteMessagesDone } from './store/messages.ts';
import { deleteOutboxBefore } from './store/outbox.ts';
import { deleteUsesOver } from './store/uses.ts';

const DAY_MS = 24 * 3_600_000;
/** A code that is over is still called expired for a day. */
const CODES_KEPT_MS = DAY_MS;
/** What was sent to whom, without what it said: for questions about a message that never came. */
const MESSAGES_KEPT_MS = 30 * DAY_MS;
const OUTBOX_KEPT_MS = 7 * DAY_MS;
const BATCH = 1_000;

/** Removes what nobody asks for any more. */
export const createPurge = ({ db, clock }: Pick<PostboxDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'postbox.purge',
  run: async (_payload, signal) => {
    const now = clock.now().getTime();
    await deleteUsesOver(db, new Date(now));
    await deleteCodesOver(db, new Date(now - CODES_KEPT_MS));
    await deleteOutboxBefore(db, new Date(now - OUTBOX_KEPT_MS));
    while (!signal.aborted) if ((await deleteMessagesDone(db, new Date(now - MESSAGES_KEPT_MS), BATCH)) < BATCH) return;
  },
});
