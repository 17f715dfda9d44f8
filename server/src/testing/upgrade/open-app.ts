import { buildApp } from '../../app.ts';
import type { App } from '../../app.ts';
import { readBrand } from '../../platform/brand.ts';
import { createBus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { nodeAddress, openDatabase } from '../../platform/database/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { openGeo } from '../../platform/geo/index.ts';
import { silentLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { systemRandom } from '../../platform/random.ts';

export type OpenedApp = { readonly app: App; readonly db: Db; readonly close: () => Promise<void> };

/** Every module of the product on the database of an address, as a node of the sandbox has them, without its timers. */
export const openApp = async (url: string, clock: Clock): Promise<OpenedApp> => {
  const nodeUrl = nodeAddress(url);
  const { db, pool, close } = openDatabase({ url: nodeUrl, poolSize: 8, applicationName: 'fairground upgrade' });
  const bus = await createBus({ url: nodeUrl, log: silentLog });
  const app = buildApp(readConfig({ CALLS_PER_MINUTE: '0' }), {
    ...{ db, pool, lanePool: pool, asideDb: db, bus, clock, log: silentLog },
    geo: await openGeo(),
    brand: await readBrand('fairground'),
    random: systemRandom,
    metrics: createMetrics(),
    jobsUrl: nodeUrl,
    jobsDatabase: 'own',
    checkAnswers: true,
  });
  return {
    app,
    db,
    close: async () => {
      await app.vendors.drain();
      await app.jobs.stop();
      await bus.close();
      await close();
    },
  };
};
