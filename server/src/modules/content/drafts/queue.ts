import type { WorkQueue } from '../../../platform/work-queue.ts';
import { waitingDrafts } from '../store/drafts.ts';

/** Drafts that wait for somebody who did not write them. */
export const draftsQueue: WorkQueue = {
  name: 'content.drafts',
  needs: 'content.read',
  dueMinutes: 4 * 60,
  read: waitingDrafts,
};
