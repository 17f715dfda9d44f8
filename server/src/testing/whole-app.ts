import { buildApp } from '../app.ts';
import { readBrand } from '../platform/brand.ts';
import { createBus } from '../platform/bus/index.ts';
import { readConfig } from '../platform/config.ts';
import { openGeo } from '../platform/geo/index.ts';
import { silentLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { systemRandom } from '../platform/random.ts';
import { fakeClock } from './clock.ts';
import { testDatabase } from './database.ts';

/** Every module of the product on a database of its own, with a clock that stands; answers are held to the contract. */
export const wholeApp = async (settings: Readonly<Record<string, string>>) => {
  const { db, pool, nodeUrl } = await testDatabase();
  const clock = fakeClock();
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
  return { app, db, clock, close };
};
