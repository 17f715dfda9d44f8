import type { Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { PostboxDeps } from './deps.ts';
import { insertMessage } from './store/messages.ts';
import type { NewMessageRow } from './store/messages.ts';

export type SendJob = Job<{ readonly messageId: string }>;

/** Writes a message and the job that sends it, both in the caller's transaction. */
export type QueueMessage = (tx: Tx, message: Omit<NewMessageRow, 'createdAt'>) => Promise<void>;

export const createQueue =
  ({ clock, enqueue }: Pick<PostboxDeps, 'clock' | 'enqueue'>, job: SendJob): QueueMessage =>
  async (tx, message) => {
    const id = await insertMessage(tx, { ...message, createdAt: clock.now() });
    await enqueue(tx, job, { messageId: id.toString() }, { key: jobKey(id) });
  };

export const jobKey = (messageId: bigint): string => `postbox:${messageId}`;
