import { sql } from 'kysely';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';

const DUE_MINUTES = 24 * 60;

/** What people wrote and nobody has dealt with. */
export const feedbackQueue: WorkQueue = {
  name: 'members.feedback',
  needs: 'support.write',
  dueMinutes: DUE_MINUTES,
  read: (reader) =>
    countWaiting(
      reader,
      sql`select sent_at as at from members_feedback where state <> 'closed' and state <> 'answered'`,
    ),
};
