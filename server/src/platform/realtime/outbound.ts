import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/index.ts';
import type { Log } from '../log.ts';
import { newUuid, systemRandom } from '../random.ts';
import { findBatch, insertMessages } from './store.ts';
import type { Outgoing, Stored } from './store.ts';

export type OutboundDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Receives the messages that were numbered and stored, in order. */
  readonly onStored: (stored: readonly Stored[]) => void;
};

const GATHER_MS = 5;
const BATCH_MAX = 500;
const WAITING_MAX = 20_000;
const RETRY_FIRST_MS = 100;
const RETRY_MOST_MS = 5_000;

export type Outbound = { readonly send: (message: Outgoing) => void; readonly stop: () => Promise<void> };

/** Keeps messages in the order they were sent, a batch at a time, and goes on where it was when the database returns. */
export const createOutbound = ({ db, clock, log, onStored }: OutboundDeps): Outbound => {
  const waiting: Outgoing[] = [];
  let isStopped = false;
  let draining: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    await sleep(GATHER_MS);
    while (waiting.length > 0) {
      const messages = waiting.splice(0, BATCH_MAX);
      const stored = await store({ id: newUuid(systemRandom), messages, at: clock.now() });
      if (stored === undefined) return;
      onStored(stored);
    }
  };

  /** Tries until it is kept. Before another try it looks whether the last one was, the answer being all that got lost. */
  const store = async (batch: Parameters<typeof insertMessages>[1]): Promise<readonly Stored[] | undefined> => {
    const topics = [...new Set(batch.messages.map(({ topic }) => topic))];
    for (let tries = 1; ; tries += 1)
      try {
        const before = tries === 1 ? [] : await findBatch(db, batch.id, topics);
        return before.length > 0 ? before : await insertMessages(db, batch);
      } catch (error) {
        log.error({ err: error, messages: batch.messages.length, tries }, 'pushes could not be kept');
        if (isStopped) return undefined;
        await sleep(Math.min(RETRY_FIRST_MS * 2 ** (tries - 1), RETRY_MOST_MS));
      }
  };

  return {
    send: (message) => {
      waiting.push(message);
      if (waiting.length > WAITING_MAX) {
        waiting.shift();
        log.error({ waiting: WAITING_MAX }, 'too many pushes wait for the database; the oldest is dropped');
      }
      draining ??= drain().finally(() => (draining = undefined));
    },
    stop: async () => {
      isStopped = true;
      await draining;
    },
  };
};
