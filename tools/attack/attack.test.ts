import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../server/src/node.ts';
import type { Node } from '../../server/src/node.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbedded } from '../../server/src/platform/database/index.ts';
import type { Embedded } from '../../server/src/platform/database/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { staffTokens } from '../testing/staff.ts';
import { runAdmin } from '../admin/run-admin.ts';
import type { Target } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { addVendor } from './vendor.ts';

let dataFolder: string;
let database: Embedded;
let node: Node;
let target: Target;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fairground-attack-'));
  // The server runs as an account of its own, which must be able to enter.
  await chmod(dataFolder, 0o755);
  database = await startEmbedded({ dataFolder, durability: 'none' });
  const developerKey = 'attacked-by-its-makers';
  const environment = { DATABASE_URL: database.url };
  const config = readConfig({
    ...environment,
    PORT: '0',
    HOST: '127.0.0.1',
    DEVELOPER_KEY: developerKey,
    CALLS_PER_MINUTE: '0',
  });
  node = await startNode(config, { log: silentLog, pages: 'none' });
  const asStaff = staffTokens(environment);
  const vendorKey = await addVendor(async (typed, print) => {
    const { words, environment: given } = await asStaff(typed);
    return runAdmin(words, { environment: given, print, complain: print });
  });
  target = { url: node.url, developerKey, vendorKey };
}, 180_000);

afterAll(async () => {
  await node.stop();
  await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test.each(ATTACKS.map(({ name, about, run }) => [name, about, run] as const))(
  'attacks by %s hold: %s',
  async (_name, _about, run) => {
    const findings = await run(target);

    expect(findings.length).toBeGreaterThan(2);
    expect(findings.filter(({ fault }) => fault !== undefined)).toEqual([]);
  },
);
