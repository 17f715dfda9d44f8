import { EventEmitter } from 'node:events';
import { parseCronItems } from 'graphile-worker';
import type { ParsedCronItem, Task, WorkerEvents } from 'graphile-worker';
import type { Log } from '../log.ts';
import type { Job, Schedule } from './job.ts';
import type { JobsMetrics } from './metrics.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// oxlint-disable-next-line typescript/no-explicit-any -- jobs of different payloads stand in one list.
export type AnyJob = Job<any>;

/** A job as the worker runs it: measured, and its failure logged with its name. */
export const taskOf =
  (job: AnyJob, log: Log, metrics: JobsMetrics): Task =>
  async (payload, { job: { id, attempts, max_attempts: attemptsMax }, abortSignal }) => {
    const startedAt = performance.now();
    try {
      await job.run(isOfSchedule(payload) ? null : payload, abortSignal);
      metrics.finished(job.name, 'done', performance.now() - startedAt);
    } catch (error) {
      metrics.finished(job.name, 'failed', performance.now() - startedAt);
      log.error({ err: error, job: job.name, jobId: id, attempts, attemptsMax }, 'a job failed');
      throw error;
    }
  };

/** A scheduled job comes with the worker's own note of when it was due; ours take nothing. */
const isOfSchedule = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && '_cron' in payload;

/**
 * A run that still waits is replaced, so that runs never pile up behind a slow one. Runs that were due while no node or
 * no database was up are done by the next node.
 */
export const cronItems = (schedules: readonly Schedule[]): ParsedCronItem[] =>
  parseCronItems(
    schedules.map(({ job, cron }) => ({
      task: job.name,
      match: cron,
      identifier: job.name,
      options: {
        jobKey: `schedule:${job.name}`,
        jobKeyMode: 'preserve_run_at',
        maxAttempts: 5,
        backfillPeriod: madeGoodMs(cron),
      },
    })),
  );

/** As long as its next run is still far: a work of every minute that was missed for an hour is done once. */
const madeGoodMs = (cron: string): number => {
  const [minute, hour] = cron.split(' ');
  if (minute === '*') return MINUTE_MS;
  return hour === '*' ? HOUR_MS : DAY_MS;
};

/** Reports the id of every pool the worker opens: job locks contain it. */
export const eventsTelling = (onPool: (poolId: string) => void): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onPool(workerPool.id));
  return events;
};

/** Two jobs of one name would run each other's payloads; a job with two schedules is listed once per schedule. */
export const refuseTwins = (jobs: readonly AnyJob[]): void => {
  const byName = new Map<string, AnyJob>();
  for (const job of jobs) {
    const known = byName.get(job.name);
    if (known !== undefined && known !== job) throw new Error(`Two jobs are called ${job.name}.`);
    byName.set(job.name, job);
  }
};
