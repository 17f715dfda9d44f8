import { buildApp } from '../../server/src/app.ts';
import type { App } from '../../server/src/app.ts';
import { readBrand } from '../../server/src/platform/brand.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { openGeo } from '../../server/src/platform/geo/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { createMetrics } from '../../server/src/platform/metrics.ts';
import { systemRandom } from '../../server/src/platform/random.ts';

/** No server listens there; connections are made by the first question, and nobody asks one. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing';

/** Every module of the product, made and never started. */
export const openIdleApp = async (): Promise<{ readonly app: App; readonly close: () => Promise<void> }> => {
  const { db, pool, close } = openDatabase({ url: NOWHERE, poolSize: 1, applicationName: 'fairground check' });
  const bus = { publish: () => undefined, subscribe: () => () => undefined, close: () => Promise.resolve() };
  const app = buildApp(readConfig({}), {
    ...{ db, pool, lanePool: pool, asideDb: db, bus, clock: systemClock, log: silentLog },
    geo: await openGeo(),
    brand: await readBrand('fairground'),
    random: systemRandom,
    metrics: createMetrics(),
    jobsUrl: NOWHERE,
    jobsDatabase: 'own',
  });
  return { app, close };
};
