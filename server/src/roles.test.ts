import { request } from 'node:http';
import { REALTIME_PATH } from '@fairground/contract/push-wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from './node.ts';
import type { Node } from './node.ts';
import { readConfig } from './platform/config.ts';
import { inTransaction } from './platform/database/index.ts';
import type { Ground } from './platform/ground.ts';
import type { Job } from './platform/jobs/index.ts';
import { silentLog } from './platform/log.ts';
import { ROLES } from './platform/roles.ts';
import type { Role } from './platform/roles.ts';
import { testDatabase } from './testing/database.ts';
import { NOTHING_PLAYED } from './testing/nothing-played.ts';

const { url: databaseUrl } = await testDatabase();
/** Which node did a piece of queued work. */
const worked: Role[] = [];
const grounds = new Map<Role, Ground>();
const nodes = new Map<Role, Node>();

const jobOn = (role: Role): Job<null> => ({ name: 'roles.work', run: () => Promise.resolve(void worked.push(role)) });

beforeAll(async () => {
  for (const role of ROLES) {
    const environment = { DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...NOTHING_PLAYED };
    const config = readConfig({ ...environment, ROLES: role, DEVELOPER_KEY: 'a-key-of-this-sandbox' });
    const node = await startNode(
      { ...config, port: 0, databasePoolSize: 4 },
      {
        log: silentLog,
        pages: 'none',
        furtherModules: (ground) => {
          grounds.set(role, ground);
          return [{ jobs: [jobOn(role)] }];
        },
      },
    );
    nodes.set(role, node);
  }
}, 120_000);
afterAll(() => Promise.all([...nodes.values()].map((node) => node.stop())));

const nodeOf = (role: Role): Node => {
  const node = nodes.get(role);
  if (node === undefined) throw new Error(`No node is ${role}.`);
  return node;
};

const statusOf = async (role: Role, path: string): Promise<number> =>
  (await fetch(`${nodeOf(role).url}${path}`, { headers: { 'x-developer-key': 'a-key-of-this-sandbox' } })).status;

/** What a page is answered that opens a push channel. */
const channelOf = (role: Role): Promise<number> =>
  new Promise((resolve) => {
    const asked = request(`${nodeOf(role).url}${REALTIME_PATH}/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
      },
    });
    const say = (status: number) => {
      asked.destroy();
      resolve(status);
    };
    asked.on('upgrade', ({ statusCode = 0 }) => say(statusCode));
    asked.on('response', ({ statusCode = 0 }) => say(statusCode));
    asked.on('error', () => resolve(0));
    asked.end();
  });

test('a process answers the calls of its roles and no others', async () => {
  const paths = ['/wps/system/whitelabel', '/wps/relay/sandbox/outbox', '/openapi.json', '/tiles/vendor/none.webp'];
  const ofVendors = ['/vendor/v1/balance', '/vendor/openapi.json'];

  const answered = async (role: Role) => ({
    site: await Promise.all(paths.map((path) => statusOf(role, path))),
    vendors: await Promise.all(ofVendors.map((path) => statusOf(role, path))),
    isAlive: await statusOf(role, '/healthz'),
  });

  // Nothing is balanced by reading it, and no such word-mark was drawn: both are answers of a call that is there.
  expect(await answered('site')).toEqual({ site: [200, 200, 200, 404], vendors: [404, 404], isAlive: 200 });
  expect(await answered('vendors')).toEqual({ site: [404, 404, 404, 404], vendors: [405, 200], isAlive: 200 });
});

test('pages open their push channel at the site alone', async () => {
  expect(await channelOf('site')).toBe(101);
  expect(await channelOf('vendors')).not.toBe(101);
});

test('a process for jobs listens nowhere but for its figures', async () => {
  const { url, port, metricsUrl } = nodeOf('jobs');

  expect([url, port]).toEqual(['', 0]);
  expect((await fetch(metricsUrl)).status).toBe(200);
});

test('work that the site or a call of a vendor queues is done where jobs are', async () => {
  for (const role of ['site', 'vendors'] as const) {
    const ground = grounds.get(role);
    if (ground) await inTransaction(ground.db, (tx) => ground.enqueue(tx, jobOn(role), null));
  }

  await expect.poll(() => worked, { timeout: 30_000 }).toEqual(['jobs', 'jobs']);
});
