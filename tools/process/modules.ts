import type { Game } from '@fairground/engines/lottery/games';
import { buildModules, drainModules } from '../../server/src/build-modules.ts';
import type { ModuleParts } from '../../server/src/module-parts.ts';
import type { Modules } from '../../server/src/built-modules.ts';
import { readBrand } from '../../server/src/platform/brand.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { Clock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { nodeAddress, openDatabase } from '../../server/src/platform/database/index.ts';
import type { Db } from '../../server/src/platform/database/index.ts';
import type { Announce } from '../../server/src/platform/events/index.ts';
import { openGeo } from '../../server/src/platform/geo/index.ts';
import type { Enqueue } from '../../server/src/platform/jobs/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { systemRandom } from '../../server/src/platform/random.ts';
import type { Realtime } from '../../server/src/platform/realtime/index.ts';
import type { Pool } from 'pg';

/** Has no subscribers: only the work itself is examined. */
const unheard: Realtime = {
  toSite: () => undefined,
  toMember: () => undefined,
  hears: () => false,
  heardMembers: () => [],
  whenHeard: () => undefined,
  tellLatest: () => undefined,
  disconnectSession: () => undefined,
};

export type OpenedModules = Modules & {
  readonly db: Db;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
};

export type ModulesWanted = {
  /** Of the connections, and of those that move money. */
  readonly poolSize: number;
  readonly tenant: string;
  readonly lotteryGames?: readonly Game[];
  readonly paymentProviders?: ModuleParts['paymentProviders'];
  readonly roomsPace?: ModuleParts['roomsPace'];
  /** Another time than the system's. */
  readonly clock?: Clock;
  /** Keeps queued work; without it, none is kept. */
  readonly enqueue?: Enqueue;
  readonly announce?: Announce;
  /** Tells open pages; without it nobody listens. */
  readonly realtime?: Realtime;
};

/** The modules as a node has them, without HTTP, pushes and jobs; for chaos and benches on a migrated database. */
export const openModules = async (url: string, wanted: ModulesWanted): Promise<OpenedModules> => {
  const { poolSize, tenant, lotteryGames, paymentProviders, roomsPace, clock = systemClock } = wanted;
  const { enqueue = () => Promise.resolve(), announce = () => Promise.resolve(), realtime = unheard } = wanted;
  const address = { url: nodeAddress(url), applicationName: 'fairground tools', poolSize };
  const { db, pool, close } = openDatabase(address);
  const lanes = openDatabase({ ...address, isPipelined: true });
  const config = readConfig({});
  const modules = buildModules(
    { ...config, brand: tenant, walletLanes: 2 },
    {
      ...{ db, asideDb: db, lanePool: lanes.pool, clock, random: systemRandom, log: silentLog },
      bus: { publish: () => undefined, subscribe: () => () => undefined },
      realtime,
      announce,
      enqueue,
      geo: await openGeo(),
      brand: await readBrand(config.brand),
      ...(lotteryGames && { lotteryGames }),
      ...(paymentProviders && { paymentProviders }),
      ...(roomsPace && { roomsPace }),
    },
  );
  return {
    ...modules,
    db,
    pool,
    close: async () => {
      await modules.lottery.stop();
      await drainModules(modules);
      await lanes.close();
      await close();
    },
  };
};
