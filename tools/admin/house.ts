import { createNumbers } from '@fairground/contract/numbers';
import { resolve } from 'node:path';
import { createAudit } from '../../server/src/modules/audit/index.ts';
import type { Audit } from '../../server/src/modules/audit/index.ts';
import { createBetting } from '../../server/src/modules/betting/index.ts';
import type { Betting } from '../../server/src/modules/betting/index.ts';
import { createCatalog } from '../../server/src/modules/catalog/index.ts';
import type { Catalog } from '../../server/src/modules/catalog/index.ts';
import { createContent } from '../../server/src/modules/content/index.ts';
import type { Content } from '../../server/src/modules/content/index.ts';
import { createIdentity, identitySettings } from '../../server/src/modules/identity/index.ts';
import type { Identity } from '../../server/src/modules/identity/index.ts';
import { createLottery, SERIES_SCALE } from '../../server/src/modules/lottery/index.ts';
import type { Lottery } from '../../server/src/modules/lottery/index.ts';
import { createMembers } from '../../server/src/modules/members/index.ts';
import type { Members } from '../../server/src/modules/members/index.ts';
import { createPictures } from '../../server/src/modules/pictures/index.ts';
import type { Pictures } from '../../server/src/modules/pictures/index.ts';
import { createPostbox } from '../../server/src/modules/postbox/index.ts';
import type { Postbox } from '../../server/src/modules/postbox/index.ts';
import { createPromotions } from '../../server/src/modules/promotions/index.ts';
import type { Promotions } from '../../server/src/modules/promotions/index.ts';
import { createSupport } from '../../server/src/modules/support/index.ts';
import type { Support } from '../../server/src/modules/support/index.ts';
import { createSystem } from '../../server/src/modules/system/index.ts';
import type { System } from '../../server/src/modules/system/index.ts';
import { createVendors } from '../../server/src/modules/vendors/index.ts';
import type { Vendors } from '../../server/src/modules/vendors/index.ts';
import { createWallet } from '../../server/src/modules/wallet/index.ts';
import type { Wallet } from '../../server/src/modules/wallet/index.ts';
import { languagesOnOffer, readBrand } from '../../server/src/platform/brand.ts';
import { createBus } from '../../server/src/platform/bus/index.ts';
import { createClients } from '../../server/src/platform/client.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import type { Config } from '../../server/src/platform/config.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import type { Migrated } from '../../server/src/platform/database/index.ts';
import { createEvents } from '../../server/src/platform/events/index.ts';
import { openGeo } from '../../server/src/platform/geo/index.ts';
import { createJobs } from '../../server/src/platform/jobs/index.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { systemRandom } from '../../server/src/platform/random.ts';
import { rekeyColumn } from '../../server/src/platform/rekey.ts';
import type { Rekeyed } from '../../server/src/platform/rekey.ts';
import { secretKeysOf } from '../../server/src/platform/secret-box.ts';
import type { SecretKeys } from '../../server/src/platform/secret-box.ts';
import { closedSecrets } from '../../server/src/closed-secrets.ts';
import { createRealtime } from '../../server/src/platform/realtime/index.ts';
import { prepareDatabase } from '../../server/src/prepare-database.ts';
import { ROOT } from '../process/command.ts';
import { openProductDatabase } from '../start/database.ts';

/** The modules as a node has them, beside the running product: what they change, its nodes and open pages hear of. */
export type House = {
  readonly config: Config;
  /** What opening it did to the schema. */
  readonly schema: Migrated;
  /** Closes every secret in the database with the present SECRETS_KEY; nothing where the owner is not known here. */
  readonly rekey: (() => Promise<readonly Rekeyed[]>) | undefined;
  readonly languages: ReturnType<typeof languagesOnOffer>;
  readonly audit: Audit;
  readonly system: System;
  readonly content: Content;
  readonly catalog: Catalog;
  readonly wallet: Wallet;
  readonly betting: Betting;
  readonly identity: Identity;
  readonly members: Members;
  readonly pictures: Pictures;
  readonly postbox: Postbox;
  readonly vendors: Vendors;
  readonly lottery: Lottery;
  readonly support: Support;
  readonly promotions: Promotions;
  /** Lets everything that was announced leave the product, then closes it. */
  readonly close: () => Promise<void>;
};

/** Opens the database of the product: that of DATABASE_URL, or the embedded one, which is started if it is not running. */
export const openHouse = async (environment: Readonly<Record<string, string | undefined>>): Promise<House> => {
  const config = readConfig(environment);
  const brand = await readBrand(config.brand);
  const languages = languagesOnOffer(config, brand);
  const secretsKey = secretKeysOf(config);
  const opened = await openProductDatabase(config, resolve(ROOT, config.dataFolder), () => undefined);
  const { stop } = opened.result;
  const log = createLog({ logLevel: 'silent', logFile: '-' });
  const { url, jobsUrl, busUrl, ownerUrl, schema } = await prepareDatabase({
    ...config,
    databaseUrl: opened.result.url,
  });

  const { db, pool, close } = openDatabase({ url, poolSize: 2, applicationName: 'fairground admin' });
  const bus = await createBus({ url: busUrl, log });
  const clock = systemClock;
  const { announce } = createEvents({ db, bus, clock, log });
  const jobs = createJobs({ url: jobsUrl, log, ...(config.jobsUrl === undefined ? {} : { elsewhere: { announce } }) });
  const realtime = createRealtime({ db, bus, clock, log, clients: createClients([]) });
  const audit = createAudit({ db, clock, secretsKey, anchorsFolder: resolve(ROOT, config.dataFolder) });
  const { enqueue } = jobs;
  const geo = await openGeo();
  const ground = { db, clock, random: systemRandom, log, bus, realtime, announce, enqueue, geo, languages, audit };
  const lanes = { lanePool: pool, lanes: 1, tenant: config.brand };
  const { minimumAge } = brand;
  const sender = { brand: brand.name, minimumAge, timeZone: 'Asia/Ho_Chi_Minh', numbers: createNumbers(brand.numbers) };
  const pictures = createPictures(ground);
  const { mode, publicUrl } = config;
  const isPlayMoney = mode === 'sandbox';
  const system = createSystem({ ...ground, isPlayMoney });
  const postbox = createPostbox({ ...ground, asideDb: db, sender, settings: config });
  const identity = createIdentity({ ...ground, system, postbox, settings: identitySettings(config, brand.name) });
  const wallet = createWallet({ ...ground, ...lanes });
  const members = createMembers({
    ...ground,
    ...lanes,
    minimumAge,
    rateScale: SERIES_SCALE,
    pictures,
    system,
    postbox,
    identity,
    wallet,
  });
  const betting = createBetting({ ...ground, ...lanes, wallet });
  const catalog = createCatalog({ ...ground, system });
  const vendors = createVendors({
    ...ground,
    ...lanes,
    mode,
    publicUrl,
    secretsKey,
    system,
    catalog,
    wallet,
    betting,
  });
  const lottery = createLottery({ ...ground, ...lanes, catalog, wallet, betting, secretsKey });
  const content = createContent(ground);
  return {
    config,
    schema,
    rekey: ownerUrl === undefined ? undefined : () => rekeyAsOwner(ownerUrl, secretsKey),
    languages,
    audit,
    system,
    content,
    catalog,
    wallet,
    betting,
    identity,
    members,
    pictures,
    postbox,
    vendors,
    lottery,
    support: createSupport({ ...ground, system, members }),
    promotions: createPromotions({ ...ground, ...lanes, pictures, system, wallet, members, isPlayMoney }),
    close: async () => {
      await vendors.drain();
      await betting.drain();
      await wallet.drain();
      await realtime.stop();
      await jobs.stop();
      await bus.close();
      await close();
      await stop();
    },
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
