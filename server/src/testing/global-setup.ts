import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/index.ts';
import { fingerprint, readMigrationFiles } from '../platform/database/migration-files.ts';
import { readObjectFiles } from '../platform/database/object-files.ts';
import { migrateJobs } from '../platform/jobs/index.ts';
import { cloneDatabase, dropDatabase, onServer, withDatabase } from './clone-database.ts';
import type { DatabaseServer } from './clone-database.ts';
import { startThrowAway } from './throw-away-cluster.ts';

/**
 * Before a test run: a PostgreSQL that is thrown away afterwards, or the one of TEST_DATABASE_URL, with a template
 * database that is up to date. Vitest calls what this returns when the run ends.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const external = process.env['TEST_DATABASE_URL'];
  const cluster = external === undefined || external === '' ? await startThrowAway() : undefined;
  try {
    const url = withDatabase(cluster?.url ?? external ?? '', 'postgres');
    project.provide('databaseServer', await prepareTemplate(url));
  } catch (error) {
    await cluster?.remove();
    throw error;
  }
  return async () => {
    await cluster?.remove();
  };
};

/** The name of the template tells its migrations and objects, so that an external server keeps one until they change. */
const prepareTemplate = async (url: string): Promise<DatabaseServer> => {
  const template = `tpl_${fingerprint([...(await readMigrationFiles()), ...(await readObjectFiles())])}`;
  const { versionNumber, isThere } = await onServer(url, async (client) => {
    const { rows } = await client.query<{ versionNumber: number; isThere: boolean }>(
      `select current_setting('server_version_num')::int as "versionNumber",
              exists (select 1 from pg_database where datname = $1) as "isThere"`,
      [template],
    );
    return rows[0] ?? { versionNumber: 0, isThere: false };
  });
  const server = { url, template, versionNumber };
  if (!isThere) await buildTemplate(server);
  return server;
};

/** Built under another name and renamed, so that a run that was cut short leaves no half template behind. */
const buildTemplate = async ({ url, template, versionNumber }: DatabaseServer): Promise<void> => {
  const building = `${template}_${process.pid}`;
  await dropDatabase(url, building);
  await cloneDatabase({ url, versionNumber }, building, 'template0');
  await migrate({ url: withDatabase(url, building) });
  await migrateJobs({ url: withDatabase(url, building) });
  await onServer(url, async (client) => {
    await client.query(`alter database "${building}" rename to "${template}"`);
  }).catch(async (error: unknown) => {
    // Another run on the same server was faster.
    if (!(error instanceof Error && 'code' in error && error.code === '42P04')) throw error;
    await dropDatabase(url, building);
  });
};
