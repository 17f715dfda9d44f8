import type { Brand } from '@fairground/contract/brand';
import type { Endpoint } from '@fairground/contract/endpoint';
import { HOUSE_ZONE } from '@fairground/contract/house-zone';
import { createNumbers } from '@fairground/contract/numbers';
import { messageOf } from '@fairground/locales/server-texts';
import type { Pool } from 'pg';
import { createAudit } from './modules/audit/index.ts';
import type { Audit } from './modules/audit/index.ts';
import { createBetting } from './modules/betting/index.ts';
import type { Betting } from './modules/betting/index.ts';
import { createCatalog } from './modules/catalog/index.ts';
import type { Catalog } from './modules/catalog/index.ts';
import { createContent } from './modules/content/index.ts';
import type { Content } from './modules/content/index.ts';
import { createIdentity, identitySettings } from './modules/identity/index.ts';
import type { Identity } from './modules/identity/index.ts';
import { createLottery, payeesOf, SERIES_SCALE } from './modules/lottery/index.ts';
import type { Lottery } from './modules/lottery/index.ts';
import { createMembers } from './modules/members/index.ts';
import type { Members } from './modules/members/index.ts';
import { createPictures } from './modules/pictures/index.ts';
import type { Pictures } from './modules/pictures/index.ts';
import { createPostbox } from './modules/postbox/index.ts';
import type { Postbox } from './modules/postbox/index.ts';
import { createPromotions } from './modules/promotions/index.ts';
import type { Promotions } from './modules/promotions/index.ts';
import { createStudio } from './modules/studio/index.ts';
import type { Studio } from './modules/studio/index.ts';
import { createSupport } from './modules/support/index.ts';
import type { Support } from './modules/support/index.ts';
import { createSystem } from './modules/system/index.ts';
import type { System } from './modules/system/index.ts';
import { createVendors } from './modules/vendors/index.ts';
import type { Vendors } from './modules/vendors/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import { createWinners } from './modules/winners/index.ts';
import type { Winners } from './modules/winners/index.ts';
import { languagesOnOffer } from './platform/brand.ts';
import type { Bus } from './platform/bus/index.ts';
import { createClients } from './platform/client.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/index.ts';
import { createEvents } from './platform/events/index.ts';
import type { Announce, Events } from './platform/events/index.ts';
import type { Geo } from './platform/geo/index.ts';
import { createHttp } from './platform/http/index.ts';
import type { Http } from './platform/http/index.ts';
import { createJobs } from './platform/jobs/index.ts';
import type { Enqueue, Jobs } from './platform/jobs/index.ts';
import { createLimits } from './platform/limits/index.ts';
import type { Limits } from './platform/limits/index.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Module } from './platform/module.ts';
import type { RandomSource } from './platform/random.ts';
import { createRealtime } from './platform/realtime/index.ts';
import type { Realtime, RealtimeService } from './platform/realtime/index.ts';
import { groupOf } from './platform/roles.ts';
import type { Role } from './platform/roles.ts';
import { createSealedBodies } from './platform/sealed/index.ts';
import { secretKeysOf } from './platform/secret-box.ts';
import { createPolicyReports } from './platform/site/index.ts';
import { createSandboxTiles } from './sandbox/index.ts';

/** What is opened before the app is built: by the node, or by a test. */
export type Opened = {
  readonly db: Db;
  readonly pool: Pool;
  /** Connections for moving money alone. */
  readonly lanePool: Pool;
  /** Connections for what stays written when the transaction beside it rolls back, such as a wrong guess. */
  readonly asideDb: Db;
  readonly bus: Bus;
  readonly geo: Geo;
  readonly brand: Brand;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Where queued work is kept: `own` is the product's own database. */
  readonly jobsUrl: string;
  readonly jobsDatabase: 'own' | 'elsewhere';
  /** Parses every answer against the contract; tests say yes. */
  readonly checkAnswers?: boolean;
  /** Modules beyond the product's own, made of the same ground; for tests that look inside a running node. */
  readonly furtherModules?: (ground: Ground) => readonly Module[];
};

/** What every module stands on. */
export type Ground = Pick<Opened, 'db' | 'bus' | 'clock' | 'random' | 'log'> & {
  readonly announce: Announce;
  readonly enqueue: Enqueue;
  readonly realtime: Realtime;
};

export type App = {
  readonly http: Http;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly realtime: RealtimeService;
  readonly limits: Limits;
  readonly audit: Audit;
  readonly system: System;
  readonly postbox: Postbox;
  readonly identity: Identity;
  readonly content: Content;
  readonly catalog: Catalog;
  readonly wallet: Wallet;
  readonly members: Members;
  readonly pictures: Pictures;
  readonly betting: Betting;
  readonly vendors: Vendors;
  readonly studio: Studio;
  readonly winners: Winners;
  readonly lottery: Lottery;
  readonly support: Support;
  readonly promotions: Promotions;
  readonly modules: readonly Module[];
  /** Closes what earlier versions kept in the clear; called when a node starts. */
  readonly closeClearSecrets: () => Promise<void>;
};

/** Whose business a call is. */
const roleOf = ({ access }: Endpoint): Role => (access === 'vendor' ? 'vendors' : 'site');

/** The whole house, ground floor first: a module can only be handed what stands below it. */
export const buildApp = (config: Config, opened: Opened): App => {
  const { db, pool, lanePool, asideDb, bus, geo, brand, clock, random, log, metrics } = opened;
  const { callsPerMinute, shutdownGraceMs } = config;
  const languages = languagesOnOffer(config, brand);
  const roles = groupOf(config.roles, 0);
  const secretsKey = secretKeysOf(config);
  const isPlayMoney = config.mode === 'sandbox';

  const events = createEvents({ db, bus, clock, log, metrics: metrics.events });
  const jobs = createJobs({
    url: opened.jobsUrl,
    ...(opened.jobsDatabase === 'elsewhere' ? { elsewhere: { announce: events.announce } } : {}),
    log,
    metrics: metrics.jobs,
    graceMs: shutdownGraceMs,
  });
  const clients = createClients(config.trustedProxies);
  const realtime = createRealtime({ db, bus, clock, log, clients });
  const limits = createLimits({ db, pool, clock, callsPerMinute });
  const sealedBodies = createSealedBodies({ db, clock, random, secretsKey });

  const ground: Ground = { db, bus, clock, random, log, announce: events.announce, enqueue: jobs.enqueue, realtime };
  const audit = createAudit({ ...ground, secretsKey, anchorsFolder: config.dataFolder });
  const pictures = createPictures({ ...ground, audit });
  const system = createSystem({ ...ground, asideDb, geo, languages, audit, isPlayMoney });
  const sender = {
    brand: brand.name,
    minimumAge: brand.minimumAge,
    timeZone: HOUSE_ZONE,
    numbers: createNumbers(brand.numbers),
  };
  const postbox = createPostbox({ ...ground, asideDb, audit, sender, settings: config });
  const settings = identitySettings(config, brand.name);
  const identity = createIdentity({ ...ground, geo, audit, system, postbox, settings });
  const content = createContent({ ...ground, languages, audit });
  const catalog = createCatalog({ ...ground, geo, languages, audit, system });
  const wallet = createWallet({ ...ground, audit, lanePool, lanes: config.walletLanes, tenant: config.brand });
  const members = createMembers({
    ...ground,
    audit,
    pictures,
    system,
    postbox,
    identity,
    wallet,
    tenant: config.brand,
    minimumAge: brand.minimumAge,
    rateScale: SERIES_SCALE,
  });
  const betting = createBetting({ ...ground, lanePool, lanes: config.walletLanes, wallet });
  const vendors = createVendors({
    ...ground,
    geo,
    audit,
    system,
    catalog,
    wallet,
    betting,
    tenant: config.brand,
    mode: config.mode,
    publicUrl: config.publicUrl,
    secretsKey,
  });
  const winners = createWinners({
    ...ground,
    betting,
    members,
    vendors,
    delayMinutes: config.winDelayMinutes,
  });
  const studio = createStudio({
    ...ground,
    catalog,
    vendors,
    maskedNames: winners.maskedNames,
    policy: brand.slots,
    mode: config.mode,
    secretsKey,
  });
  // In one commit with the session: a token of a game must not be good for a moment longer than its session.
  identity.endWithSessions(async (tx, ended) => studio.endSessions(tx, await vendors.endGamesWith(tx, ended)));
  const lottery = createLottery({
    ...ground,
    chainOf: async (member) => payeesOf(member, await members.lineOf(member)),
    audit,
    system,
    catalog,
    wallet,
    betting,
    tenant: config.brand,
    mode: config.mode,
    secretsKey,
  });
  const support = createSupport({ ...ground, languages, audit, system, members });
  const promotions = createPromotions({
    ...ground,
    languages,
    audit,
    pictures,
    system,
    wallet,
    members,
    tenant: config.brand,
    isPlayMoney,
  });
  const tiles = config.mode === 'sandbox' ? [createSandboxTiles({ log, ...config })] : [];
  const further = opened.furtherModules?.(ground) ?? [];
  const policyReports = createPolicyReports({ clock, log });
  metrics.watch('fairground_policy_reports', 'What browsers refused because of a policy.', () => {
    return policyReports.counts().heard;
  });
  metrics.watch('fairground_policy_reports_dropped', 'Reports beyond the limit, or without sense.', () => {
    return policyReports.counts().dropped;
  });

  // A part of the platform plugs in like a module of the product: calls it answers, work it does, facts it hears.
  const modules: readonly Module[] = [
    events,
    jobs,
    realtime,
    limits,
    sealedBodies,
    audit,
    policyReports,
    pictures,
    system,
    postbox,
    identity,
    content,
    catalog,
    wallet,
    members,
    betting,
    vendors,
    studio,
    winners,
    lottery,
    support,
    promotions,
    ...tiles,
    ...further,
  ];

  const http = createHttp({
    routes: modules.flatMap(({ routes = [] }) => routes.filter(({ endpoint }) => roles.includes(roleOf(endpoint)))),
    authenticate: identity.authenticate,
    stepUpMethods: identity.stepUpMethods,
    random,
    log,
    clients,
    config,
    languages,
    messageOf,
    openBody: sealedBodies.open,
    signedCalls: vendors.signedCalls,
    limits,
    closedFor: system.closedFor,
    onAnswered: metrics.answered,
    checkAnswers: opened.checkAnswers ?? false,
  });
  const isSite = roles.includes('site');
  if (isSite) for (const { files } of modules) files?.(http.fastify);
  if (isSite && config.mode === 'sandbox') for (const { sandbox } of modules) sandbox?.(http.fastify);
  const closeClearSecrets = async (): Promise<void> => {
    await sealedBodies.closeClearSecrets();
    await vendors.closeClearSecrets();
  };
  return {
    closeClearSecrets,
    http,
    events,
    jobs,
    realtime,
    limits,
    audit,
    system,
    postbox,
    identity,
    content,
    catalog,
    wallet,
    members,
    pictures,
    betting,
    vendors,
    studio,
    winners,
    lottery,
    support,
    promotions,
    modules,
  };
};
