import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { isAlive } from '../../server/src/platform/database/embedded/postmaster.ts';
import { memoryFolder } from '../../server/src/testing/throw-away-cluster.ts';

const root = await mkdtemp(join(await memoryFolder(), 'fairground-start-'));
// The account that runs the database for root must be able to pass.
await chmod(root, 0o755);
const running: ChildProcess[] = [];

afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

type Started = {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
};

const start = (environment: Readonly<Record<string, string>> = {}): Started => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts')], {
    // The test runner says MODE=test to its own processes; the product has a setting of that name.
    env: { ...process.env, MODE: '', DATA_FOLDER: root, PORT: '0', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, printed: () => text, ended };
};

/** Waits for a line; if the product ends without it, its output says why. */
const untilPrinted = async ({ child, printed }: Started, line: RegExp): Promise<string> => {
  const isOver = (): boolean => line.test(printed()) || child.exitCode !== null;
  await expect.poll(isOver, { timeout: 120_000, interval: 5 }).toBe(true);
  expect(printed()).toMatch(line);
  return line.exec(printed())?.[1] ?? '';
};

/** The address of the ready line, which is the last one. */
const readyUrl = (started: Started): Promise<string> => untilPrinted(started, /ready (http:\S+)\n$/);

const databasePid = async (): Promise<number> =>
  Number((await readFile(join(root, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

test('the product starts on its own database, prints each phase with its time, answers, and Ctrl-C leaves no process', async () => {
  const product = start();
  const url = await readyUrl(product);
  const answer = await fetch(`${url}/readyz`);
  const pid = await databasePid();

  product.child.kill('SIGINT');

  expect(await product.ended).toBe(0);
  expect(answer.status).toBe(200);
  expect(product.printed()).toMatch(/ {2}database +PostgreSQL \d+\.\d+ embedded, port \d+ … \d+\.\d\d s\n/);
  expect(product.printed()).toMatch(/ {2}schema .* … \d+\.\d\d s\n/);
  expect(isAlive(pid)).toBe(false);
});

test('the site it builds is the fast one, whatever the environment it was started in says of itself', async () => {
  const assets = join(import.meta.dirname, '../../web/dist/client/assets');
  const libraries = (await readdir(assets)).filter((name) => /^libraries-.*\.js$/.test(name));

  // What React's development build warns of, and no other.
  const scripts = await Promise.all(libraries.map((name) => readFile(join(assets, name), 'utf8')));
  expect(scripts.map((script) => script.includes('hydrated but some attributes'))).toEqual([false]);
});

test('it starts again after everything was killed', async () => {
  const first = start();
  await readyUrl(first);
  const pid = await databasePid();
  process.kill(pid, 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start();
  const answer = await fetch(`${await readyUrl(second)}/readyz`);
  second.child.kill('SIGTERM');

  expect(answer.status).toBe(200);
  expect(await second.ended).toBe(0);
});

test('Ctrl-C that reaches us twice at once, from the terminal and from npm, still stops in order', async () => {
  const product = start();
  await readyUrl(product);

  product.child.kill('SIGINT');
  product.child.kill('SIGINT');

  expect(await product.ended).toBe(0);
  expect(product.printed()).toMatch(/stopping\nstopped\n$/);
});

test('a second Ctrl-C does not wait for the first, and still leaves no database behind', async () => {
  const product = start({ SHUTDOWN_DRAIN_MS: '30000' });
  await readyUrl(product);
  const pid = await databasePid();

  product.child.kill('SIGINT');
  await untilPrinted(product, /stopping\n$/);
  const again = setInterval(() => product.child.kill('SIGINT'), 500);
  const code = await product.ended;
  clearInterval(again);

  expect(code).toBe(1);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('Ctrl-C while it starts leaves no database behind', async () => {
  const product = start();
  await untilPrinted(product, /settings/);

  product.child.kill('SIGINT');

  expect(await product.ended).toBe(0);
  await expect(databasePid()).rejects.toThrow(/ENOENT/);
});

test('a taken port is reported before anything starts', async () => {
  const other = createServer();
  await once(other.listen(0, '0.0.0.0'), 'listening');
  const { port } = other.address() as AddressInfo;

  const product = start({ PORT: String(port) });
  const code = await product.ended;
  other.close();

  expect(code).toBe(1);
  expect(product.printed()).toBe(
    `\nPort ${port} is taken. Stop what uses it, or set PORT=${port + 1} to use another.\n`,
  );
});

test('an invalid setting is explained in words', async () => {
  const product = start({ PORT: 'http' });

  expect(await product.ended).toBe(1);
  expect(product.printed()).toContain('PORT must be a whole number from 0 to 65535.');
  expect(product.printed()).not.toContain('at ');
});

test('a database that cannot be reached is reported without its password', async () => {
  const product = start({ DATABASE_URL: 'postgres://somebody:hidden@127.0.0.1:1/nowhere' });

  expect(await product.ended).toBe(1);
  expect(product.printed()).toMatch(/DATABASE_URL \(127\.0\.0\.1:1\/nowhere\) cannot be used: .*ECONNREFUSED/);
  expect(product.printed()).not.toContain('hidden');
});
