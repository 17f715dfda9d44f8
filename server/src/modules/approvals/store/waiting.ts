import { sql } from 'kysely';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';

const DUE_MINUTES = 8 * 60;

/** Changes that wait for a second person, of every kind. */
export const approvalsQueue: WorkQueue = {
  name: 'approvals.requests',
  needs: 'approvals.decide',
  dueMinutes: DUE_MINUTES,
  read: (reader) => countWaiting(reader, sql`select created_at as at from approvals_request where status = 'PENDING'`),
};
