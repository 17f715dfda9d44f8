import { migrate } from '../../platform/database/index.ts';
import { migrateJobs } from '../../platform/jobs/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { asOwner } from '../database.ts';
import type { Dump } from './kept-dumps.ts';
import { openApp } from './open-app.ts';
import type { OpenedApp } from './open-app.ts';

/** Loads a dump into an empty database, brings it to this version and opens the product on it. */
export const openUpgraded = async (url: string, { script }: Pick<Dump, 'script'>, clock: Clock): Promise<OpenedApp> => {
  await asOwner(url, script);
  await migrate({ url });
  await migrateJobs({ url });
  return openApp(url, clock);
};
