import { fallbackOf, FLAGS } from '@fairground/contract/system/flags';
import type { FlagKey } from '@fairground/contract/system/flags';
import { SAMPLE_BRAND } from '@fairground/contract/testing/sample-brand';
import { afterAll } from 'vitest';
import { buildModules } from '../build-modules.ts';
import { createBusinessDays } from '../platform/business-days.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createEvents } from '../platform/events/index.ts';
import { silentLog } from '../platform/log.ts';
import type { TestDatabase } from './database.ts';
import { lightPasswords } from './light-passwords.ts';
import { testPlatform } from './modules.ts';

/** Flags as a site of real money has them: figures of tests do not depend on what play money gives away. */
const PLAIN_FLAGS = Object.fromEntries(
  (Object.keys(FLAGS) as FlagKey[]).map((key) => [key, fallbackOf(key, { isPlayMoney: false })]),
);

/**
 * Every module as the composition root makes it, on the database of a test: real but for time, chance, pushes and jobs,
 * which are kept for looking at. Fixtures of modules take their neighbours from here, so that what only the root connects
 * is connected in tests too.
 */
export const buildTestModules = async ({ db, pool, nodeUrl }: TestDatabase) => {
  const base = await testPlatform(db);
  const aside = openDatabase({ url: nodeUrl, poolSize: 2, applicationName: 'fairground aside' });
  afterAll(aside.close);
  const log = silentLog;
  const { announce } = createEvents({ ...base, bus: { ...base.bus, close: () => Promise.resolve() }, log });
  const { clock, random, bus, enqueue, realtime, geo } = base;
  const brand = { ...SAMPLE_BRAND, flags: PLAIN_FLAGS };
  const modules = buildModules(readConfig({ WALLET_LANES: '2' }), {
    ...{ db, clock, random, bus, log, announce, enqueue, realtime, geo, brand },
    ...{ lanePool: pool, asideDb: aside.db, passwords: lightPasswords },
  });
  const ground = { ...base, log, announce, days: createBusinessDays(brand.timeZone) };
  return { ground, modules };
};
