import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../server/src/node.ts';
import type { Node } from '../../server/src/node.ts';
import type { SigningKey } from '../../server/src/modules/vendors/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbedded } from '../../server/src/platform/database/index.ts';
import type { Embedded } from '../../server/src/platform/database/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { asOwner } from '../../server/src/testing/database.ts';
import { staffTokens } from '../testing/staff.ts';
import { runAdmin } from '../admin/run-admin.ts';
import { CASES, certify } from './certify.ts';
import type { CaseResult } from '../certificate/certificate.ts';
import { roundCases } from './round-cases.ts';

let dataFolder: string;
let database: Embedded;
let node: Node;
let asStaff: ReturnType<typeof staffTokens>;
/** What differs where a vendor's stakes are paid from a wallet of its own: money that is taken back. */
const SEPARATE_RULES = ['W8', 'W11', 'W12'];
const separateCases = roundCases.filter(({ rule }) => SEPARATE_RULES.includes(rule));
/** Every case of a vendor that plays on the main wallet, and those of one that has a wallet. */
let results: Readonly<Record<'main' | 'separate', readonly CaseResult[]>>;

const admin = async (...typed: string[]): Promise<string> => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const { words, environment } = await asStaff(typed);
  const code = await runAdmin(words, { environment, print: say, complain: say });
  if (code !== 0) throw new Error(said.join('\n'));
  return said.join('\n');
};

const addVendor = async (code: string): Promise<SigningKey> => {
  const told = await admin('vendor', 'add', code, '--name', code, '--reason', 'a test');
  const [, keyId = ''] = /^key +(\S+)$/m.exec(told) ?? [];
  const [, secret = ''] = /^secret +(\S+)$/m.exec(told) ?? [];
  return { keyId, secret };
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
    SPORTS: 'off',
    ROOMS: 'off',
  });
  node = await startNode(config, { log: silentLog, pages: 'none' });
  const [main, own] = [await addVendor('main-acme'), await addVendor('own-acme')];
  await admin('wallet', 'offer', 'own-acme', 'open', '--reason', 'a test');
  // Two people choose the mode; here it is a fact from the beginning.
  await asOwner(database.url, 'update wallet_setting set is_single = false');
  const server = { url: node.url, now: systemClock.now };
  results = {
    main: await certify({ ...server, key: main }),
    separate: await certify({ ...server, key: own, cases: separateCases }),
  };
}, 180_000);

afterAll(async () => {
  await node.stop();
  await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const failureOf = (mode: keyof typeof results, title: string): string | undefined => {
  const result = results[mode].find((each) => each.title === title);
  expect(result).toBeDefined();
  return result?.failure;
};

test.each(CASES.map(({ rule, title }) => [rule, title] as const))('%s: %s', (_rule, title) => {
  expect(failureOf('main', title)).toBeUndefined();
});

test.each(separateCases.map(({ rule, title }) => [rule, title] as const))(
  '%s: with a wallet for each vendor %s',
  (_rule, title) => {
    expect(failureOf('separate', title)).toBeUndefined();
  },
);

test('with a wallet for each vendor the stakes of the cases are paid from it', async () => {
  const { rows } = await asOwner(
    database.url,
    `select count(*)::int as stakes from wallet_leg l join wallet_account a on a.id = l.account_id
      where l.kind = 'stake' and a.kind = 'VENDOR:own-acme'`,
  );

  expect(rows[0].stakes).toBeGreaterThanOrEqual(separateCases.length);
});
