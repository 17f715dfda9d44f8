import type { Pool } from 'pg';
import { buildApp } from '../app.ts';
import type { App } from '../app.ts';
import { readBrand } from '../platform/brand.ts';
import { createBus } from '../platform/bus/index.ts';
import type { Clock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/index.ts';
import { openGeo } from '../platform/geo/index.ts';
import { silentLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { systemRandom } from '../platform/random.ts';

type AppParts = {
  readonly db: Db;
  readonly pool: Pool;
  readonly nodeUrl: string;
  readonly clock: Clock;
  readonly settings: Readonly<Record<string, string>>;
};

/** Every module of the product over an open database, as a node has them; answers are held to the contract. */
export const appOn = async ({
  db,
  pool,
  nodeUrl,
  clock,
  settings,
}: AppParts): Promise<{ readonly app: App; readonly close: () => Promise<void> }> => {
  const bus = await createBus({ url: nodeUrl, log: silentLog });
  const app = buildApp(readConfig(settings), {
    ...{ db, pool, lanePool: pool, asideDb: db, bus, clock, log: silentLog },
    geo: await openGeo(),
    brand: await readBrand('fairground'),
    random: systemRandom,
    metrics: createMetrics(),
    jobsUrl: nodeUrl,
    jobsDatabase: 'own',
    checkAnswers: true,
  });
  const close = async (): Promise<void> => {
    await app.jobs.stop();
    await bus.close();
  };
  return { app, close };
};
