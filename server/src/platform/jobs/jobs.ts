import { run } from 'graphile-worker';
import type { ParsedCronItem, Runner, TaskList } from 'graphile-worker';
import pg from 'pg';
import { connectionConfig } from '../database/open-database.ts';
import { factKind, listener } from '../events/fact.ts';
import type { Announce, Listener } from '../events/fact.ts';
import type { Log } from '../log.ts';
import { readJobsHealth } from './health.ts';
import type { JobsHealth } from './health.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { Enqueue, Schedule } from './job.ts';
import { noJobsMetrics } from './metrics.ts';
import type { JobsMetrics } from './metrics.ts';
import { JOBS_SCHEMA } from './schema.ts';
import { insertJob, insertJobElsewhere } from './store.ts';
import type { QueuedJob } from './store.ts';
import { cronItems, eventsTelling, refuseTwins, taskOf } from './task.ts';
import type { AnyJob } from './task.ts';
import { workerLog } from './worker-log.ts';

export type JobsDeps = {
  /** The database that keeps the queue. */
  readonly url: string;
  /** Set when that is not the product's own database: work is then handed over through the outbox. */
  readonly elsewhere?: { readonly announce: Announce };
  readonly log: Log;
  readonly metrics?: JobsMetrics;
  /** Jobs one node runs at a time. */
  readonly concurrency?: number;
  readonly heartbeatMs?: number;
  readonly silentMs?: number;
  /** How long running jobs get to finish before they are aborted. */
  readonly graceMs?: number;
};

export type Jobs = {
  readonly enqueue: Enqueue;
  /** Hands queued work over when the queue lives in another database; otherwise empty. */
  readonly listeners: readonly Listener[];
  /** Begins to run these jobs; called once, when every module has been made. */
  readonly start: (jobs: readonly AnyJob[], schedules: readonly Schedule[]) => Promise<void>;
  readonly readHealth: () => Promise<JobsHealth>;
  /** Takes no new job and lets the running ones finish. */
  readonly stop: () => Promise<void>;
};

const jobQueued = factKind<QueuedJob>('jobs.job-queued');

const RESTART_MS = 1_000;

/** Queued and scheduled work: kept by PostgreSQL, run by one node each, at least once. */
export const createJobs = (deps: JobsDeps): Jobs => {
  const { url, elsewhere, log, metrics = noJobsMetrics, concurrency = 4, graceMs = 15_000 } = deps;
  const { heartbeatMs = 2_000, silentMs = 8_000 } = deps;
  const pool = new pg.Pool({
    ...connectionConfig({ url, applicationName: 'fairground jobs' }),
    // The library expects the driver's own reading of values.
    types: pg.types,
    max: concurrency + 3,
  });
  const lost = (error: Error): void => log.warn({ err: error }, 'the jobs lost a connection');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));

  let runner: Runner | undefined;
  let heart: { readonly stop: () => Promise<void> } | undefined;
  let restarting: NodeJS.Timeout | undefined;
  let isStopped = false;

  const launch = async (taskList: TaskList, parsedCronItems: ParsedCronItem[]): Promise<void> => {
    const launched = await run({
      pgPool: pool,
      schema: JOBS_SCHEMA,
      taskList,
      parsedCronItems,
      concurrency,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: graceMs,
      pollInterval: 1_000,
      logger: workerLog(log),
      events: eventsTelling((poolId) => {
        heart = startHeartbeat({ pool, poolId, everyMs: heartbeatMs, silentMs, log, rescued: metrics.rescued });
      }),
    });
    runner = launched;
    // The library ends its runner when it meets an error it does not know; the node must not go on without one.
    const ended = async (error?: unknown): Promise<void> => {
      if (isStopped || runner !== launched) return;
      runner = undefined;
      log.error({ err: error }, 'the job runner ended; it is started again');
      await heart?.stop();
      relaunch(taskList, parsedCronItems);
    };
    launched.promise.then(() => ended(), ended);
  };

  const relaunch = (taskList: TaskList, parsedCronItems: ParsedCronItem[]): void => {
    if (isStopped) return;
    restarting = setTimeout(() => {
      launch(taskList, parsedCronItems).catch((error: unknown) => {
        log.error({ err: error }, 'the job runner could not start');
        relaunch(taskList, parsedCronItems);
      });
    }, RESTART_MS);
  };

  return {
    enqueue: async (tx, job, payload, { key, runAt } = {}) => {
      const queued = { name: job.name, payload, key: key ?? null, runAt: runAt?.toISOString() ?? null };
      if (elsewhere === undefined) await insertJob(tx, queued);
      else await elsewhere.announce(tx, jobQueued, queued);
    },
    listeners:
      elsewhere === undefined
        ? []
        : [
            listener('jobs.hand-over', jobQueued, async (_tx, facts) => {
              // The fact's number as key: handed over twice, it still waits once.
              for (const { id, payload } of facts)
                await insertJobElsewhere(pool, { ...payload, key: payload.key ?? `fact:${id}` });
            }),
          ],
    start: async (jobs, schedules) => {
      const all = [...jobs, ...schedules.map(({ job }) => job)];
      refuseTwins(all);
      const taskList = Object.fromEntries(all.map((job) => [job.name, taskOf(job, log, metrics)]));
      await launch(taskList, cronItems(schedules));
    },
    readHealth: () => readJobsHealth(pool),
    stop: async () => {
      isStopped = true;
      clearTimeout(restarting);
      await runner?.stop().catch((error: unknown) => log.warn({ err: error }, 'the job runner did not stop cleanly'));
      await heart?.stop();
      await pool.end();
    },
  };
};
