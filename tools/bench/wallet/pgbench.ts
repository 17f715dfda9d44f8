import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import pg from 'pg';
import { runCommand } from '../../process/command.ts';
import { endedMicros, processorMicros } from './processor-time.ts';
import { isProgram } from '../../process/is-program.ts';

const CLIENTS = [8, 16, 32] as const;
const SCALE = 20;
const DATABASE = 'pgbench';
const MISSING =
  'This bench compares with pgbench, which is not installed. It comes with the PostgreSQL packages of the machine ' +
  '(Debian: postgresql-contrib or postgresql-15; macOS: brew install libpq); nothing was measured.';

export type Pgbench = {
  /** Transactions a second at the best client count, and what that cost. */
  readonly run: (seconds: number) => Promise<{
    readonly tps: number;
    readonly clients: number;
    readonly latencyMs: number;
    readonly walBytes: number;
    /** Processor time of a transaction, pgbench and database together, in microseconds. */
    readonly cpuMicros: number;
  }>;
};

/** PostgreSQL's own TPC-B-like bench in a database of its own on the same cluster. */
export const preparePgbench = async (clusterUrl: string, clusterPid = 0): Promise<Pgbench> => {
  const program = findPgbench();
  if (program === undefined) throw new Error(MISSING);
  const address = new URL(clusterUrl);
  const owner = new pg.Client({ connectionString: clusterUrl });
  await owner.connect();
  await owner.query(`create database ${DATABASE}`);
  const call = async (args: readonly string[]): Promise<string> => {
    const { code, output } = await runCommand(
      [
        program,
        '-h',
        address.hostname,
        '-p',
        address.port,
        '-U',
        decodeURIComponent(address.username),
        ...args,
        DATABASE,
      ],
      {
        env: { PGPASSWORD: decodeURIComponent(address.password) },
      },
    );
    if (code !== 0) throw new Error(`pgbench failed:\n${output}`);
    return output;
  };
  await call(['-i', '-q', '-s', String(SCALE)]);
  await owner.end();
  return {
    run: async (seconds) => {
      const runs = [];
      for (const clients of CLIENTS) {
        const before = await readWal(clusterUrl);
        const usedBefore = processorMicros([clusterPid]) + endedMicros();
        const output = await call(['-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]);
        const walBytes = (await readWal(clusterUrl)) - before;
        const tps = Number(/tps = (?<tps>[\d.]+)/.exec(output)?.groups?.['tps']);
        const count = Number(/actually processed: (?<count>\d+)/.exec(output)?.groups?.['count']);
        const cpuMicros = (processorMicros([clusterPid]) + endedMicros() - usedBefore) / count;
        runs.push({ tps, clients, latencyMs: (clients * 1000) / tps, walBytes: walBytes / count, cpuMicros });
      }
      const best = runs.toSorted((a, b) => b.tps - a.tps)[0];
      if (!best) throw new Error('pgbench was not run.');
      return best;
    },
  };
};

/** How far the write-ahead log is, in bytes. */
export const readWal = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`,
  );
  await client.end();
  return Number(rows[0]?.bytes);
};

const findPgbench = (): string | undefined => {
  const installed = listFolder('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  return [...(env['PATH'] ?? '').split(delimiter), ...installed]
    .map((folder) => join(folder, 'pgbench'))
    .find(isProgram);
};

const listFolder = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).toReversed();
  } catch {
    return [];
  }
};
