import pg from 'pg';

/** The server the tests of one run share, and the database their own ones are copied from. */
export type DatabaseServer = {
  /** The address of the server's `postgres` database, with a user that may create databases. */
  readonly url: string;
  readonly template: string;
  readonly versionNumber: number;
};

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

const FIRST_WITH_STRATEGY = 150_000;

/** The same address with another database. */
export const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
};

/** Copies a database file by file, which on a memory disk costs a few milliseconds. */
export const cloneDatabase = (
  server: Pick<DatabaseServer, 'url' | 'versionNumber'>,
  name: string,
  template: string,
): Promise<void> =>
  onServer(server.url, async (client) => {
    const strategy = server.versionNumber >= FIRST_WITH_STRATEGY ? ' strategy file_copy' : '';
    await client.query(`create database ${quote(name)} template ${quote(template)}${strategy}`);
  });

export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  onServer(serverUrl, async (client) => {
    await client.query(`drop database if exists ${quote(name)} with (force)`);
  });

/** Runs something on a connection of its own. */
export const onServer = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, application_name: 'fairground tests' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const quote = (name: string): string => pg.escapeIdentifier(name);
