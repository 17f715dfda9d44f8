import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../database/index.ts';
import { JOBS_SCHEMA } from './schema.ts';

/** A job as it is put into the queue. */
export type QueuedJob = {
  readonly name: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly runAt: string | null;
};

export const insertJob = async (tx: Tx, job: QueuedJob): Promise<void> => {
  await sql`
    select ${sql.id(JOBS_SCHEMA, 'add_job')}(
      ${job.name}, payload => ${JSON.stringify(job.payload)}::json, run_at => ${job.runAt}::timestamptz,
      job_key => ${job.key})`.execute(tx);
};

/** The same on the queue's own connection, when the queue lives in another database. */
export const insertJobElsewhere = async (pool: pg.Pool, job: QueuedJob): Promise<void> => {
  await pool.query(`select ${JOBS_SCHEMA}.add_job($1, payload => $2::json, run_at => $3::timestamptz, job_key => $4)`, [
    job.name,
    JSON.stringify(job.payload),
    job.runAt,
    job.key,
  ]);
};

export const beat = async (pool: pg.Pool, poolId: string): Promise<void> => {
  await pool.query(
    `insert into ${JOBS_SCHEMA}.live_pool (pool_id, beat_at) values ($1, clock_timestamp())
     on conflict (pool_id) do update set beat_at = excluded.beat_at`,
    [poolId],
  );
};

export const forgetPool = async (pool: pg.Pool, poolId: string): Promise<void> => {
  await pool.query(`delete from ${JOBS_SCHEMA}.live_pool where pool_id = $1`, [poolId]);
};

/** Gives back the jobs whose pool shows no life. A job locked just now may be of a pool that has yet to show itself. */
export const releaseVanishedPools = async (
  pool: pg.Pool,
  silentMs: number,
): Promise<readonly { readonly poolId: string; readonly jobs: number }[]> => {
  const { rows } = await pool.query<{ poolId: string; jobs: number }>(
    `with silent as (
       delete from ${JOBS_SCHEMA}.live_pool where beat_at < clock_timestamp() - make_interval(secs => $1)
     )
     select job.locked_by as "poolId", count(*)::integer as jobs
     from ${JOBS_SCHEMA}.jobs job
     where job.locked_at < clock_timestamp() - make_interval(secs => $1)
       and not exists (select from ${JOBS_SCHEMA}.live_pool alive
                       where alive.pool_id = job.locked_by
                         and alive.beat_at >= clock_timestamp() - make_interval(secs => $1))
     group by job.locked_by`,
    [silentMs / 1_000],
  );
  if (rows.length > 0)
    await pool.query(`select ${JOBS_SCHEMA}.force_unlock_workers($1::text[])`, [rows.map((row) => row.poolId)]);
  return rows;
};
