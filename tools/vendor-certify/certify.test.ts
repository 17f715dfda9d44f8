import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../server/src/node.ts';
import type { Node } from '../../server/src/node.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbedded } from '../../server/src/platform/database/index.ts';
import type { Embedded } from '../../server/src/platform/database/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { staffTokens } from '../testing/staff.ts';
import { runAdmin } from '../admin/run-admin.ts';
import { CASES, certify } from './certify.ts';
import type { CaseResult } from '../certificate/certificate.ts';

let dataFolder: string;
let database: Embedded;
let node: Node;
let asStaff: ReturnType<typeof staffTokens>;
let results: readonly CaseResult[];

const admin = async (...typed: string[]): Promise<string> => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const { words, environment } = await asStaff(typed);
  const code = await runAdmin(words, { environment, print: say, complain: say });
  if (code !== 0) throw new Error(said.join('\n'));
  return said.join('\n');
};

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fairground-certify-'));
  // The server runs as an account of its own, which must be able to enter.
  await chmod(dataFolder, 0o755);
  database = await startEmbedded({ dataFolder, durability: 'none' });
  asStaff = staffTokens({ DATABASE_URL: database.url });
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: '0',
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    SANDBOX_GAMES: 'off',
    LOTTERY: 'off',
  });
  node = await startNode(config, { log: silentLog, pages: 'none' });
  const told = await admin('vendor', 'add', 'acme', '--name', 'Acme', '--reason', 'a test');
  const [, keyId = ''] = /^key +(\S+)$/m.exec(told) ?? [];
  const [, secret = ''] = /^secret +(\S+)$/m.exec(told) ?? [];
  results = await certify({ url: node.url, key: { keyId, secret }, now: systemClock.now });
}, 180_000);

afterAll(async () => {
  await node.stop();
  await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test.each(CASES.map(({ rule, title }) => [rule, title] as const))('%s: %s', (_rule, title) => {
  const result = results.find((each) => each.title === title);

  expect(result).toBeDefined();
  expect(result?.failure).toBeUndefined();
});
