import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APP_ROLE, ensureAppRole } from '../database/app-role.ts';
import { ensureLogin } from '../database/migrate.ts';
import { connectionConfig } from '../database/open-database.ts';

/** Where the queue is stored: apart from the product's tables, in the same database or in a separate one. */
export const JOBS_SCHEMA = 'jobs';

/** Two nodes that create the same thing at the same moment: one of them finds it there the next time. */
const CLASHES: ReadonlySet<string> = new Set(['23505', '42P06', '42P07', '42710', 'XX000', '40P01']);
const TRIES_MAX = 5;

/** The address of the owner, and of the login of nodes where an administrator made one. */
export type JobsAddress = { readonly url: string; readonly nodeUrl?: string | undefined };

/**
 * Creates or upgrades the queue's tables, as their owner. Any number of nodes may call it at once. The library closes
 * its tables to everybody but the owner; a policy opens them to the role whose members the nodes are.
 */
export const migrateJobs = async ({ url, nodeUrl }: JobsAddress): Promise<void> => {
  const pool = new pg.Pool({
    ...connectionConfig({ url, applicationName: 'fairground migrate jobs', statementTimeoutMs: 0 }),
    types: pg.types,
    max: 2,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    for (let tries = 1; ; tries += 1)
      try {
        await runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: new Logger(() => () => undefined) });
        await openToNodes(pool, { url, nodeUrl });
        return;
      } catch (error) {
        if (tries === TRIES_MAX || !(error instanceof pg.DatabaseError) || !CLASHES.has(error.code ?? '')) throw error;
      }
  } finally {
    await pool.end();
  }
};

const openToNodes = async (pool: pg.Pool, address: JobsAddress): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // One node at a time; the others wait here and then find it done.
    await client.query(`lock table ${JOBS_SCHEMA}.migrations in share row exclusive mode`);
    await ensureAppRole(client);
    await client.query(OPEN_TO_NODES);
    await client.query('commit');
    await ensureLogin(client, address);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

const OPEN_TO_NODES = `
  create table if not exists ${JOBS_SCHEMA}.live_pool (
    pool_id text primary key,
    beat_at timestamptz not null
  );
  grant usage on schema ${JOBS_SCHEMA} to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${APP_ROLE};
  grant usage, select on all sequences in schema ${JOBS_SCHEMA} to ${APP_ROLE};
  do $$
  declare
    closed record;
  begin
    for closed in
      select c.oid::regclass as name from pg_class c
      where c.relnamespace = '${JOBS_SCHEMA}'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'nodes_may_work')
    loop
      execute format('create policy nodes_may_work on %s to ${APP_ROLE} using (true) with check (true)', closed.name);
    end loop;
  end $$`;
