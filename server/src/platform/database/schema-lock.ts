import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MigrationError } from './migration-error.ts';

export const LOCK_ATTEMPTS_MAX = 10;
const LOCK_TIMEOUT = '4s';

/** A row lock and not an advisory one: those of a session mean nothing behind a pooler that shares connections. */
export const underLock = async <Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  try {
    await client.query('select id from schema_migration_lock where id = 1 for update');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // If the connection is gone, so is the transaction; the first error says more than the failed rollback.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/**
 * Changes the schema under the lock, in one transaction. A change that waits for a long query would make everybody wait
 * behind it, so it gives up quickly and tries again.
 */
export const changeSchema = async <Result>(
  client: pg.Client,
  title: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await underLock(client, async () => {
        await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        return work();
      });
    } catch (error) {
      if (!isState(error, '55P03')) throw error;
      if (attempt === LOCK_ATTEMPTS_MAX)
        throw new MigrationError(`${title} failed: ${describe(error, '')}`, { cause: error });
      await sleep(attempt * 200);
    }
};

/** Runs the text of a file; an error names the file and the line. */
export const runFile = async (
  client: pg.Client,
  { title, sql }: { readonly title: string; readonly sql: string },
): Promise<void> => {
  try {
    await client.query(sql);
  } catch (error) {
    if (isState(error, '55P03')) throw error;
    throw new MigrationError(`${title} failed: ${describe(error, sql)}`, { cause: error });
  }
};

export const isState = (error: unknown, ...states: readonly string[]): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && states.includes(error.code);

/** Turns the position the server reports into a line of the file. */
const describe = (error: unknown, sql: string): string => {
  if (!(error instanceof Error)) return String(error);
  const position = error instanceof pg.DatabaseError ? Number(error.position ?? Number.NaN) : Number.NaN;
  return Number.isNaN(position)
    ? error.message
    : `${error.message} (line ${sql.slice(0, position).split('\n').length})`;
};
