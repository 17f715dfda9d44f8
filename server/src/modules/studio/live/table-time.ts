import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../platform/database/index.ts';
import { readTime } from '../store/live-tables.ts';

/** The clock of tables: all nodes must agree when bets are closed. */
export type TableTime = {
  readonly now: () => Promise<Date>;
  readonly wait: (ms: number) => Promise<void>;
};

/** By the clock of the database. Nobody who stops is kept waiting by a table. */
export const databaseTime = (db: Db): TableTime => ({
  now: () => readTime(db),
  wait: (ms) => sleep(ms, undefined, { ref: false }),
});

export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
