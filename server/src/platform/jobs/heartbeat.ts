import type pg from 'pg';
import type { Log } from '../log.ts';
import { beat, forgetPool, releaseVanishedPools } from './store.ts';
import { createTicker } from './ticker.ts';

export type HeartbeatOptions = {
  readonly pool: pg.Pool;
  readonly poolId: string;
  readonly everyMs: number;
  /** A pool silent for this long is dead, and its jobs go to others. */
  readonly silentMs: number;
  readonly log: Log;
  readonly rescued: (jobs: number) => void;
};

/**
 * The queue's own lock on a job lasts four hours, which is how long a job of a killed node would wait. So every pool
 * shows that it lives, and each looks after the jobs of those that fell silent.
 */
export const startHeartbeat = ({ pool, poolId, everyMs, silentMs, log, rescued }: HeartbeatOptions) => {
  const ticker = createTicker({
    name: 'jobs.heartbeat',
    everyMs,
    log,
    work: async () => {
      await beat(pool, poolId);
      const vanished = await releaseVanishedPools(pool, silentMs);
      const jobs = vanished.reduce((sum, { jobs: count }) => sum + count, 0);
      if (jobs === 0) return;
      log.warn({ pools: vanished.map((entry) => entry.poolId), jobs }, 'jobs of a vanished node go back to the queue');
      rescued(jobs);
    },
  });
  ticker.wake();
  return {
    stop: async (): Promise<void> => {
      await ticker.stop();
      await forgetPool(pool, poolId).catch((error: unknown) => log.warn({ err: error }, 'a live pool stays listed'));
    },
  };
};
