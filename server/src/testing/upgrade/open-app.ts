import type { App } from '../../app.ts';
import type { Clock } from '../../platform/clock.ts';
import { nodeAddress, openDatabase } from '../../platform/database/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { appOn } from '../app-on.ts';

export type OpenedApp = { readonly app: App; readonly db: Db; readonly close: () => Promise<void> };

/** Every module of the product on the database of an address, as a node of the sandbox has them, without its timers. */
export const openApp = async (url: string, clock: Clock): Promise<OpenedApp> => {
  const nodeUrl = nodeAddress(url);
  const { db, pool, close } = openDatabase({ url: nodeUrl, poolSize: 8, applicationName: 'fairground upgrade' });
  const opened = await appOn({ db, pool, nodeUrl, clock, settings: { CALLS_PER_MINUTE: '0' } });
  return {
    app: opened.app,
    db,
    close: async () => {
      await opened.app.vendors.drain();
      await opened.close();
      await close();
    },
  };
};
