import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFolder } from '../../../testing/throw-away-cluster.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';
import type { Embedded } from './start-embedded.ts';

const root = await mkdtemp(join(await memoryFolder(), 'fairground-embedded-'));
// The account that runs the server for root must be able to pass.
await chmod(root, 0o755);
const cluster = join(root, 'postgres', 'cluster');
const holders: ChildProcess[] = [];

afterEach(() => holders.forEach((holder) => holder.kill('SIGKILL')));
afterAll(async () => {
  // Takes over the server that the last test left running where it cannot be stopped with its parent.
  const left = await start();
  await left.stop();
  await rm(root, { recursive: true, force: true });
});

const start = (): Promise<Embedded> => startEmbedded({ dataFolder: root });

/** Starts the database from another process, as a product that is going to crash. */
const hold = async (environment: NodeJS.ProcessEnv = process.env): Promise<ChildProcess> => {
  const launcher = new URL('start-embedded.ts', import.meta.url).href;
  const script = `
    import { startEmbedded } from ${JSON.stringify(launcher)};
    await startEmbedded({ dataFolder: ${JSON.stringify(root)} });
    process.stdout.write('started');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(holder);
  await once(holder.stdout, 'data');
  return holder;
};

const kill = async (holder: ChildProcess): Promise<void> => {
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
};

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const postmasterPid = async (): Promise<number> => (await readPostmaster(cluster))?.pid ?? 0;

// A server whose parent the test before killed may be found ready, and go down a moment later.
beforeEach(() => vi.waitFor(writeBeforeTheCrash, { timeout: 30_000 }));

const writeBeforeTheCrash = async (): Promise<void> => {
  const server = await start();
  try {
    await query(server.url, 'create table if not exists kept (word text); truncate kept');
    await query(server.url, "insert into kept values ('before the crash')");
  } finally {
    await server.stop();
  }
};

test('stopping leaves no process and no lock behind', async () => {
  const server = await start();
  expect(isAlive(server.pid)).toBe(true);

  await server.stop();

  expect(isAlive(server.pid)).toBe(false);
  expect(await readPostmaster(cluster)).toBeUndefined();
});

test('the port is below those of outgoing connections and stays the same at every start', async () => {
  const first = await start();
  await first.stop();
  const second = await start();
  await second.stop();

  expect(first.port).toBeLessThan(32_768);
  expect(second.port).toBe(first.port);
});

test('every acknowledged write survives: the defaults are the durable ones', async () => {
  const server = await start();
  const rows = await query(
    server.url,
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by 1",
  );
  await server.stop();

  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
});

test('after the product was killed the next start finds its data, and stopping it stops the server', async () => {
  const holder = await hold();
  await kill(holder);

  const server = await start();
  const rows = await query(server.url, 'select word from kept');
  await server.stop();

  expect(rows).toEqual([{ word: 'before the crash' }]);
  expect(isAlive(server.pid)).toBe(false);
});

test('a server that outlived its product is taken over', async () => {
  // Without setpriv in the path the server cannot be stopped with its parent, as on macOS.
  const holder = await hold({ ...process.env, PATH: '/nowhere' });
  const pid = await postmasterPid();
  await kill(holder);

  const server = await start();
  const rows = await query(server.url, 'select word from kept');
  await server.stop();

  expect(server.pid).toBe(pid);
  expect(rows).toEqual([{ word: 'before the crash' }]);
  expect(isAlive(pid)).toBe(false);
});

test('after everything was killed at once the next start recovers the data', async () => {
  const holder = await hold();
  const pid = await postmasterPid();
  process.kill(pid, 'SIGKILL');
  await kill(holder);

  const server = await start();
  const rows = await query(server.url, 'select word from kept');
  await server.stop();

  expect(server.pid).not.toBe(pid);
  expect(rows).toEqual([{ word: 'before the crash' }]);
});

test('a lock whose process number now belongs to somebody else does not stop the start', async () => {
  const server = await start();
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  await server.stop();
  await writeFile(join(cluster, 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));

  const again = await start();
  await again.stop();

  expect(again.pid).not.toBe(process.pid);
});

test('a second product on the same data folder is a guest and leaves the server running', async () => {
  await hold();
  const pid = await postmasterPid();

  const guest = await start();
  await guest.stop();

  expect(guest.pid).toBe(pid);
  expect(isAlive(pid)).toBe(true);
});

test('two first starts at once on one folder make one cluster and share it', async () => {
  await rm(join(root, 'postgres'), { recursive: true, force: true });

  const [holder, guest] = await Promise.all([hold(), start()]);
  const pid = await postmasterPid();
  holder.kill('SIGKILL');
  await guest.stop();

  expect(guest.pid).toBe(pid);
});
