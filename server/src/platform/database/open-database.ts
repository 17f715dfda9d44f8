import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';
import { valueParsers } from './value-parsers.ts';

export type DatabaseOptions = {
  /** Whose address it is, it logs in as: a node uses one that owns nothing, see node-login.ts. */
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  /** A statement that runs longer is a fault: it would hold its locks against everybody. */
  readonly statementTimeoutMs?: number;
  /** How long a statement may wait for a lock; by default as long as it may run. */
  readonly lockTimeoutMs?: number;
  /** Whether a connection takes statements before it has answered those before them, see flight.ts. */
  readonly isPipelined?: boolean;
  /** How long a connection nobody uses is kept. */
  readonly idleMs?: number;
  /** Called for broken connections; the pool replaces them. */
  readonly onConnectionLost?: (error: Error) => void;
};

export type Database = { readonly db: Db; readonly pool: pg.Pool; readonly close: () => Promise<void> };

const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_MS = 60_000;

/** Opens a pool of connections; they are made when first needed. */
export const openDatabase = (options: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    ...connectionConfig(options),
    ...(options.isPipelined === true ? { pipeline: true } : {}),
    max: options.poolSize,
    idleTimeoutMillis: options.idleMs ?? IDLE_MS,
  });
  const lost = options.onConnectionLost ?? (() => undefined);
  // Without these two listeners a database that stops would end the whole process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= pool.end());
  return { db, pool, close };
};

/** What every connection of ours says when it opens: who it is, and how long it may take. */
export const connectionConfig = (options: Omit<DatabaseOptions, 'poolSize'>): pg.ClientConfig => {
  const { address, ownOptions } = splitOptions(options.url);
  const settings = {
    statement_timeout: String(options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS),
    ...(options.lockTimeoutMs === undefined ? {} : { lock_timeout: String(options.lockTimeoutMs) }),
    idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
    timezone: 'UTC',
  };
  return {
    connectionString: address,
    application_name: options.applicationName,
    options: [ownOptions, ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)].join(' ').trim(),
    types: valueParsers,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  };
};

/** The driver lets the address overrule its settings, so options written there are taken out and put before ours. */
const splitOptions = (url: string): { address: string; ownOptions: string } => {
  const address = new URL(url);
  const ownOptions = address.searchParams.get('options') ?? '';
  address.searchParams.delete('options');
  address.searchParams.delete('application_name');
  return { address: address.toString(), ownOptions };
};
