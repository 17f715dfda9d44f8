import type pg from 'pg';
import { JOBS_SCHEMA } from './schema.ts';

export type FailedJob = {
  readonly job: string;
  readonly tries: number;
  readonly error: string;
  readonly since: Date;
};

export type JobsHealth = {
  /** Nodes that run jobs and showed life within the last half minute. */
  readonly nodes: number;
  /** Due and not begun, counted up to a thousand. */
  readonly waiting: number;
  /** Those that failed more than once, the most tries first. */
  readonly failed: readonly FailedJob[];
};

const FAILED_SHOWN = 20;

/** How the queue does; reads few rows of it. */
export const readJobsHealth = async (pool: pg.Pool): Promise<JobsHealth> => {
  const { rows: counts } = await pool.query<{ nodes: number; waiting: number }>(
    `select (select count(*)::integer from ${JOBS_SCHEMA}.live_pool
              where beat_at > clock_timestamp() - interval '30 seconds') as nodes,
            (select count(*)::integer from (select from ${JOBS_SCHEMA}.jobs
              where run_at < clock_timestamp() - interval '1 minute' and locked_at is null limit 1000) due) as waiting`,
  );
  const { rows: failed } = await pool.query<{ job: string; tries: number; error: string | null; since: Date | string }>(
    `select task_identifier as job, attempts::integer as tries, last_error as error, created_at as since
       from ${JOBS_SCHEMA}.jobs where last_error is not null and attempts > 1
      order by attempts desc, id limit ${FAILED_SHOWN}`,
  );
  return {
    nodes: counts[0]?.nodes ?? 0,
    waiting: counts[0]?.waiting ?? 0,
    failed: failed.map(({ job, tries, error, since }) => ({
      ...{ job, tries, since: new Date(since) },
      error: (error ?? '').slice(0, 300),
    })),
  };
};
