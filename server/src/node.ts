import { setTimeout as sleep } from 'node:timers/promises';
import type { Brand } from '@fairground/contract/brand';
import { ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import server from '../package.json' with { type: 'json' };
import { readBrand } from './platform/brand.ts';
import { createBus } from './platform/bus/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { NODE_APPLICATION, openDatabase, refuseOwner } from './platform/database/index.ts';
import { openGeo } from './platform/geo/index.ts';
import { registerHealth } from './platform/health.ts';
import { registerOpenApi } from './platform/http/index.ts';
import { createLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { createMetrics, serveMetrics, watchPool } from './platform/metrics.ts';
import { mixFaults } from './platform/mode.ts';
import { systemRandom } from './platform/random.ts';
import { groupOf } from './platform/roles.ts';
import type { RendererSource } from './platform/site/index.ts';
import { SYSTEM_TOPIC } from './modules/system/index.ts';
import { ALARM_KINDS, vendorDialect } from './modules/vendors/index.ts';
import { buildApp } from './app.ts';
import type { App, Opened } from './app.ts';
import { drainModules } from './build-modules.ts';
import { openSite } from './open-site.ts';
import { prepareDatabase } from './prepare-database.ts';
import { SANDBOX_STAMP, sandboxCatalogue } from './sandbox/index.ts';
import { seedContent } from './seed/index.ts';

/** A running node of the product. */
export type Node = {
  /** Where it answers; empty where its roles answer nobody. */
  readonly url: string;
  readonly port: number;
  readonly metricsUrl: string;
  /** Turns new players away, finishes what runs, closes what is open. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

export type NodeOptions = {
  readonly log?: Log;
  /** Where pages come from: the finished build, a development server, or nowhere when only calls are needed. */
  readonly pages?: 'built' | 'none' | RendererSource;
  /** Whether the database has its schema and its seeds already, from `prepareProduct`. */
  readonly isPrepared?: boolean;
} & Pick<Opened, 'furtherModules'>;

type Closing = () => Promise<unknown>;

/** A lock is waited for less long than a vendor waits for an answer; a batch may take as long as a slow disk takes. */
const LANE_LOCK_MS = 400;
const LANE_STATEMENT_MS = 5_000;
/** Who a start acts as, in the trail. */
const AT_START = { actorKind: 'system', actor: 'node', reason: 'start of a sandbox', ip: '' } as const;

/** Starts one node against its database. Any number of them may serve the same one. */
export const startNode = async (config: Config, options: NodeOptions = {}): Promise<Node> => {
  const log = options.log ?? createLog(config);
  const closings: Closing[] = [];
  const close = async (): Promise<void> => {
    for (const closing of closings.toReversed()) await closing();
  };
  try {
    return await start(config, { pages: 'built', ...options, log }, closings, close);
  } catch (error) {
    await close();
    throw error;
  }
};

/** Brings the schema up to date and adds what the product ships: once, before several processes serve the same database. */
export const prepareProduct = async (config: Config, log: Log): Promise<void> => {
  const closings: Closing[] = [];
  try {
    const { app, brand } = await openApp(config, { log }, closings);
    closings.push(() => finishWork(app, config.shutdownGraceMs, log));
    await seed(app, brand, config);
  } finally {
    for (const closing of closings.toReversed()) await closing();
  }
};

const openApp = async (
  config: Config,
  { log, furtherModules }: NodeOptions & Required<Pick<NodeOptions, 'log'>>,
  closings: Closing[],
) => {
  const { databaseUrl } = config;
  if (databaseUrl === undefined)
    throw new ConfigError('A node needs DATABASE_URL; npm start brings a database of its own.');
  const [brand, geo] = await Promise.all([readBrand(config.brand), openGeo()]);
  const { url, jobsUrl, busUrl } = await prepareDatabase({ ...config, databaseUrl }, (line) => log.info(line));

  const metrics = createMetrics();
  const database = openDatabase({
    url,
    poolSize: config.databasePoolSize,
    applicationName: NODE_APPLICATION,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  closings.push(database.close);
  await refuseOwner(database.pool, url);
  watchPool(metrics, database.pool);
  const laneDatabase = openDatabase({
    url,
    // Three sets of lanes send: of the wallet, of vendors' calls and of orders of the lottery.
    poolSize: 3 * config.walletLanes,
    // One account that somebody holds must not keep the whole lane waiting until everybody in it has gone.
    lockTimeoutMs: LANE_LOCK_MS,
    statementTimeoutMs: LANE_STATEMENT_MS,
    applicationName: 'fairground lanes',
    isPipelined: true,
    onConnectionLost: (error) => log.warn({ err: error }, 'a connection of the lanes was lost'),
  });
  closings.push(laneDatabase.close);
  const asideDatabase = openDatabase({
    url,
    poolSize: 2,
    applicationName: 'fairground aside',
    onConnectionLost: (error) => log.warn({ err: error }, 'a connection beside transactions was lost'),
  });
  closings.push(asideDatabase.close);
  const bus = await createBus({ url: busUrl, log });
  closings.push(bus.close);

  const { db, pool } = database;
  const app = buildApp(config, {
    db,
    pool,
    lanePool: laneDatabase.pool,
    asideDb: asideDatabase.db,
    bus,
    geo,
    brand,
    clock: systemClock,
    random: systemRandom,
    log,
    metrics,
    jobsUrl,
    jobsDatabase: config.jobsUrl === undefined ? 'own' : 'elsewhere',
    ...(furtherModules === undefined ? {} : { furtherModules }),
  });
  await refuseMix(app, config, brand);
  return { app, brand, bus, pool, metrics };
};

/** What belongs to different modes does not start together. */
const refuseMix = async ({ catalog, system }: App, config: Config, brand: Brand): Promise<void> => {
  const [hasSandboxGames, flags, liveSince] = await Promise.all([
    catalog.hasImported('sandbox'),
    system.readFlags(),
    system.readLiveSince(),
  ]);
  const faults = mixFaults(config, brand, { hasSandboxGames, refillAmount: flags.REFILLAMOUNT, liveSince });
  if (faults.length > 0)
    throw new ConfigError(`This mix must not start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  if (config.mode === 'live') await system.rememberLive();
};

/** What a product ships, added where it is missing. */
const seed = async (app: App, brand: Brand, config: Config): Promise<void> => {
  await app.wallet.shipCurrency(brand.currency);
  await app.wallet.keepDaysIn(brand.timeZone);
  await app.audit.ensureKeyed();
  await app.closeClearSecrets();
  await seedContent(app, config.brand);
  await app.members.installDefaults();
  await app.cashier.installSandboxChannels(brand.currency.code);
  if (config.mode !== 'live' && config.sandboxGames === 'on')
    await app.catalog.importOnce({ source: 'sandbox', stamp: SANDBOX_STAMP, rows: () => sandboxCatalogue() });
  if (config.mode !== 'live') await app.studio.installGames(AT_START);
  if (config.mode !== 'live') await app.lottery.openGames();
  if (config.mode !== 'live') await app.sports.openGames();
  if (config.mode !== 'live') await app.rooms.openGames();
};

const start = async (
  config: Config,
  options: NodeOptions & Required<Pick<NodeOptions, 'log' | 'pages'>>,
  closings: Closing[],
  close: () => Promise<void>,
): Promise<Node> => {
  const { log, pages } = options;
  const roles = groupOf(config.roles, 0);
  const { app, brand, bus, pool, metrics } = await openApp(config, options, closings);
  const { http, events, jobs, realtime, modules } = app;
  if (options.isPrepared !== true) await seed(app, brand, config);
  // Nobody's first look at a lobby waits for the whole catalogue to be read.
  await app.catalog.readAll();
  metrics.watch('fairground_audit_anchored_line', 'The last line of the trail that was anchored.', () => {
    return app.audit.anchored().line;
  });
  metrics.watch('fairground_audit_anchored_hash', 'The first six bytes of its hash, as a number.', () => {
    return app.audit.anchored().hash;
  });
  metrics.watch('fairground_open_sockets', 'Open push channels.', realtime.openSockets);
  let stopping: Promise<void> | undefined;
  registerHealth(http.fastify, {
    checkDatabase: async () => void (await pool.query('select 1')),
    isStopping: () => stopping !== undefined,
  });
  if (roles.includes('site'))
    registerOpenApi(http.fastify, ENDPOINTS, { title: `${brand.name} calls`, version: server.version });
  if (roles.includes('vendors'))
    registerOpenApi(http.fastify, VENDOR_ENDPOINTS, {
      title: `${brand.name} calls of vendors`,
      version: server.version,
      under: '/vendor',
      dialect: vendorDialect,
    });
  for (const kind of ALARM_KINDS)
    metrics.watch(
      `fairground_vendor_alarms_${kind.replaceAll('-', '_')}`,
      `Vendor calls with an alarm: ${kind}.`,
      () => {
        return app.vendors.alarms()[kind];
      },
    );
  if (pages !== 'none' && roles.includes('site')) await openSite(config, { app, bus, brand, log, pages });

  closings.push(() => finishWork(app, config.shutdownGraceMs, log));
  const { authenticate, recheck } = app.identity;
  // What other processes push is kept and carried to those of the site, where pages listen.
  if (roles.includes('site')) {
    await realtime.start({ server: http.fastify.server, authenticate, recheck, closedFor: app.system.closedFor });
    bus.subscribe(SYSTEM_TOPIC, { onMessage: realtime.dropClosed, onGap: realtime.dropClosed });
  }
  if (roles.includes('jobs')) {
    await events.start(modules.flatMap(({ listeners = [] }) => listeners));
    await jobs.start(
      modules.flatMap((module) => module.jobs ?? []),
      modules.flatMap(({ schedules = [] }) => schedules),
    );
    if (config.lottery === 'on') app.lottery.start();
    if (config.sports === 'on') app.sports.start();
    if (config.rooms === 'on') app.rooms.start();
  }
  const metricsServer = await serveMetrics(metrics, { host: config.metricsHost, port: config.metricsPort });
  closings.push(metricsServer.close);
  const isListening = roles.includes('site') || roles.includes('vendors');
  const wantedPort = roles.includes('site') ? config.port : (config.vendorsPort ?? config.port);
  if (isListening) await http.fastify.listen({ port: wantedPort, host: config.host });

  const port = portOf(http.fastify);
  const host = /^(0\.0\.0\.0|::)$/.test(config.host) ? 'localhost' : config.host;
  const url = isListening ? `http://${host}:${port}` : '';
  log.info({ url, roles, metricsUrl: metricsServer.url }, 'ready');
  const stop = async (): Promise<void> => {
    log.info('stopping');
    // `/readyz` refuses from here on; anyone who shares out the players needs a moment to see it.
    await sleep(config.shutdownDrainMs);
    await close();
    log.info('stopped');
  };
  return { url, port, metricsUrl: metricsServer.url, stop: () => (stopping ??= stop()) };
};

/** Takes nothing new, lets running requests, jobs and listeners finish, and only then closes the sockets they push to. */
const finishWork = async (app: App, graceMs: number, log: Log): Promise<void> => {
  const { http, events, jobs, realtime, lottery, sports, rooms } = app;
  const closed = http.fastify.close();
  const inTime = await withinGrace(
    graceMs,
    Promise.all([http.idle(), jobs.stop(), events.stop(), lottery.stop(), sports.stop(), rooms.stop()]),
  );
  const isDrained = await withinGrace(graceMs, drainModules(app));
  if (!inTime || !isDrained) log.warn({ graceMs }, 'what still runs is cut off');
  await realtime.stop();
  http.hangUp();
  await closed;
};

const withinGrace = async (graceMs: number, work: Promise<unknown>): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), graceMs);
  try {
    return await Promise.race([work.then(() => true), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

const portOf = ({ server }: App['http']['fastify']): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
