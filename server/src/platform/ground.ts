import type { Bus } from './bus/index.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/index.ts';
import type { Announce } from './events/index.ts';
import type { Enqueue } from './jobs/index.ts';
import type { Log } from './log.ts';
import type { RandomSource } from './random.ts';
import type { Realtime } from './realtime/index.ts';

/** What every module stands on. */
export type Ground = {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly announce: Announce;
  readonly enqueue: Enqueue;
  readonly realtime: Realtime;
};
