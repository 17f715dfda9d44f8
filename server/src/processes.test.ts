import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from './platform/database/embedded/postmaster.ts';
import { testDatabase } from './testing/database.ts';

/** Compiled code is kept between starts, as `npm start` does. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

type Line = {
  readonly msg: string;
  readonly pid: number;
  readonly roles?: readonly string[];
  readonly metricsUrl?: string;
};

/** The product as its log and its ready line show it. */
const start = (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      SANDBOX_GAMES: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  const ready = async (): Promise<string> => {
    await expect.poll(() => /^ready /m.test(text) || child.exitCode !== null, { timeout: 120_000 }).toBe(true);
    expect(text).toMatch(/^ready /m);
    return /^ready (\S+)/m.exec(text)?.[1] ?? '';
  };
  const said = (msg: string): readonly Line[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .flatMap((line): Line[] => {
        const read = JSON.parse(line) as Line;
        return read.msg === msg ? [read] : [];
      });
  return { child, ended, ready, said, text: () => text };
};

/** On a connection of its own, so that processes take turns. */
const statusOf = async (url: string): Promise<number> =>
  (await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(3_000) }).catch(() => undefined))
    ?.status ?? 0;

const answersOf = async ({ metricsUrl = '' }: Line): Promise<number> =>
  (await (await fetch(metricsUrl)).text())
    .split('\n')
    .filter((line) => line.startsWith('fairground_request_seconds_count'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

test('several processes serve one port by their roles, one that is killed comes back, and a stop ends all of them', async () => {
  const { url: databaseUrl } = await testDatabase();
  const product = start({ DATABASE_URL: databaseUrl, NODES: '3', ROLES: 'jobs;vendors' });
  const url = await product.ready();
  const parts = product.said('ready');
  const worker = parts.find(({ roles }) => roles?.includes('jobs'));
  const answering = parts.filter((part) => part !== worker);

  // Each has its role, and those that share the port take turns.
  expect(parts.map(({ roles }) => roles)).toEqual(expect.arrayContaining([['jobs'], ['vendors'], ['vendors']]));
  for (let call = 0; call < 8; call += 1) expect(await statusOf(`${url}/healthz`)).toBe(200);
  for (const part of answering) expect(await answersOf(part)).toBeGreaterThan(0);
  expect(worker && (await answersOf(worker))).toBe(0);
  expect(await statusOf(`${url}/vendor/v1/balance`)).toBe(405);
  expect(await statusOf(`${url}/wps/system/status`)).toBe(404);

  // One is killed: the others go on answering, and another takes its place.
  const [first] = answering;
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => statusOf(`${url}/healthz`), { timeout: 10_000 }).toBe(200);
  await expect.poll(() => product.said('ready').length, { timeout: 60_000 }).toBe(4);
  expect(product.said('a process ended')).toMatchObject([{ endedPid: first?.pid, signal: 'SIGKILL' }]);
  expect(await statusOf(`${url}/readyz`)).toBe(200);

  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
  const pids = product.said('ready').map(({ pid }) => pid);
  expect(new Set(pids).size).toBe(4);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(product.said('stopped')).toHaveLength(3);
}, 180_000);
