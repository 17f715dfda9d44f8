import { sql } from 'kysely';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';

const DUE_MINUTES = 5;

/** Members who wait for an answer in the chat. */
export const chatQueue: WorkQueue = {
  name: 'support.chats',
  needs: 'support.write',
  dueMinutes: DUE_MINUTES,
  read: (reader) =>
    countWaiting(reader, sql`select waiting_since as at from support_conversation where state = 'waiting'`),
};
