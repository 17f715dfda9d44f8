import { resolve } from 'node:path';
import { languagesOnOffer, readBrand } from '../../server/src/platform/brand.ts';
import { createBus } from '../../server/src/platform/bus/index.ts';
import { createClients } from '../../server/src/platform/client.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { ConfigError, readConfig } from '../../server/src/platform/config.ts';
import type { Config } from '../../server/src/platform/config.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import type { Db, Migrated } from '../../server/src/platform/database/index.ts';
import { createEvents } from '../../server/src/platform/events/index.ts';
import type { Events } from '../../server/src/platform/events/index.ts';
import { openGeo } from '../../server/src/platform/geo/index.ts';
import { createJobs } from '../../server/src/platform/jobs/index.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { systemRandom } from '../../server/src/platform/random.ts';
import { rekeyColumn } from '../../server/src/platform/rekey.ts';
import type { Rekeyed } from '../../server/src/platform/rekey.ts';
import { secretKeysOf } from '../../server/src/platform/secret-box.ts';
import type { SecretKeys } from '../../server/src/platform/secret-box.ts';
import { buildModules, drainModules } from '../../server/src/build-modules.ts';
import type { Modules } from '../../server/src/built-modules.ts';
import { closedSecrets } from '../../server/src/closed-secrets.ts';
import { createRealtime } from '../../server/src/platform/realtime/index.ts';
import { prepareDatabase } from '../../server/src/prepare-database.ts';
import { ROOT } from '../process/command.ts';
import type { SetBackClock } from '../seed/set-back-clock.ts';
import { openProductDatabase } from '../start/database.ts';

const EVENTS_TICK_MS = 50;

/** The modules as a node has them, beside the running product: its nodes and open pages are notified of what they change. */
export type House = Modules & {
  readonly config: Config;
  readonly db: Db;
  /** Hands out what was announced to nobody until it is started: the nodes of the product do that. */
  readonly events: Pick<Events, 'start'>;
  readonly past?: SetBackClock;
  /** What opening it did to the schema. */
  readonly schema: Migrated;
  /** Closes every secret in the database with the present SECRETS_KEY; nothing where the owner is not known here. */
  readonly rekey: (() => Promise<readonly Rekeyed[]>) | undefined;
  readonly languages: ReturnType<typeof languagesOnOffer>;
  /** Lets everything that was announced leave the product, then closes it. */
  readonly close: () => Promise<void>;
};

export type HouseOptions = {
  /** A clock beside that of the machine, put into the database by its owner. */
  readonly setBack?: (ownerUrl: string) => Promise<SetBackClock>;
  readonly poolSize?: number;
};

/** Opens the database of the product: that of DATABASE_URL, or the embedded one, which is started if it is not running. */
export const openHouse = async (
  environment: Readonly<Record<string, string | undefined>>,
  { setBack, poolSize = 2 }: HouseOptions = {},
): Promise<House> => {
  const config = readConfig(environment);
  const brand = await readBrand(config.brand);
  const opened = await openProductDatabase(config, resolve(ROOT, config.dataFolder), () => undefined);
  const { stop } = opened.result;
  const log = createLog({ logLevel: 'silent', logFile: '-' });
  const { url, jobsUrl, busUrl, ownerUrl, schema } = await prepareDatabase({
    ...config,
    databaseUrl: opened.result.url,
  });

  const past = ownerUrl === undefined ? undefined : await setBack?.(ownerUrl);
  const { db, pool, close } = openDatabase({
    ...{ url: past?.addressOf(url) ?? url, poolSize, applicationName: 'fairground admin' },
  });
  const bus = await createBus({ url: busUrl, log });
  const clock = past?.clock ?? systemClock;
  const events = createEvents({ db, bus, clock, log, tickMs: EVENTS_TICK_MS });
  const { announce } = events;
  const jobs = createJobs({ url: jobsUrl, log, ...(config.jobsUrl === undefined ? {} : { elsewhere: { announce } }) });
  const realtime = createRealtime({ db, bus, clock, log, clients: createClients([]) });
  const modules = buildModules(
    { ...config, dataFolder: resolve(ROOT, config.dataFolder), walletLanes: 1 },
    {
      ...{ db, lanePool: pool, asideDb: db, clock, random: systemRandom, log, bus, realtime, announce, brand },
      enqueue: jobs.enqueue,
      geo: await openGeo(),
    },
  );
  const closeAll = async (): Promise<void> => {
    await drainModules(modules);
    await realtime.stop();
    await jobs.stop();
    await events.stop();
    await bus.close();
    await close();
    await past?.remove();
    await stop();
  };
  const liveSince = config.mode === 'live' ? null : await modules.system.readLiveSince();
  if (liveSince !== null) {
    await closeAll();
    throw new ConfigError(
      `MODE=${config.mode} refuses a database that holds real money since ${liveSince.toISOString()}.`,
    );
  }
  await modules.wallet.keepDaysIn(brand.timeZone);
  return {
    ...modules,
    config,
    schema,
    db,
    events,
    ...(past && { past }),
    rekey: ownerUrl === undefined ? undefined : () => rekeyAsOwner(ownerUrl, secretKeysOf(config)),
    languages: languagesOnOffer(config, brand),
    close: closeAll,
  };
};

/** As the owner of the tables: nodes may not write most of these columns. */
const rekeyAsOwner = async (url: string, keys: SecretKeys): Promise<readonly Rekeyed[]> => {
  const { db, close } = openDatabase({ url, poolSize: 1, applicationName: 'fairground rekey' });
  try {
    const done: Rekeyed[] = [];
    for (const column of closedSecrets(keys, systemRandom)) done.push(await rekeyColumn(db, column));
    return done;
  } finally {
    await close();
  }
};
