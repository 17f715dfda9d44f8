import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { nodeAddress, openDatabase } from '../platform/database/index.ts';
import type { Database, Db, Tx } from '../platform/database/index.ts';
import { cloneDatabase, dropDatabase, withDatabase } from './clone-database.ts';

export type TestDatabase = Database & {
  /** The address with the schema's owner as user, for starting nodes, migrating, or breaking things on purpose. */
  readonly url: string;
  /** The address a node logs in with. */
  readonly nodeUrl: string;
};

export type TestDatabaseOptions = {
  readonly poolSize?: number;
  /** `empty` is a database before its first migration. */
  readonly schema?: 'migrated' | 'empty';
};

/**
 * Gives a test file a database of its own, copied from a migrated template in some milliseconds and dropped when the
 * file is done. Connections log in as a node does, as in production.
 */
export const testDatabase = async (options: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const server = inject('databaseServer');
  const name = `t_${process.pid}_${randomBytes(4).toString('hex')}`;
  const url = withDatabase(server.url, name);
  const opened: { database?: Database } = {};
  afterAll(async () => {
    await opened.database?.close();
    await dropDatabase(server.url, name);
  });
  await cloneDatabase(server, name, (options.schema ?? 'migrated') === 'empty' ? 'template0' : server.template);
  const poolSize = options.poolSize ?? 8;
  // A file may open a database for each of its tests: connections of those that are done go, long before the file is.
  const nodeUrl = nodeAddress(url);
  const database = openDatabase({ url: nodeUrl, poolSize, idleMs: 1_000, applicationName: 'fairground test' });
  opened.database = database;
  return { ...database, url, nodeUrl };
};

/** Runs SQL as the schema's owner, for what the application role may not do. */
export const asOwner = async (url: string, sql: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Every other transaction commits, and its connection is lost before the answer arrives. */
export const whoseCommitsAreLost = (db: Db): Db => {
  let commits = 0;
  const execute = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    const result = await db.transaction().execute(work);
    commits += 1;
    if (commits % 2 === 1) throw Object.assign(new Error('the connection is gone'), { code: 'ECONNRESET' });
    return result;
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
