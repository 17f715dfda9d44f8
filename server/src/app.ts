import type { Endpoint } from '@fairground/contract/endpoint';
import { messageOf } from '@fairground/locales/server-texts';
import type { Pool } from 'pg';
import { buildModules } from './build-modules.ts';
import type { ModuleParts } from './module-parts.ts';
import type { Ground } from './platform/ground.ts';
import type { Modules } from './built-modules.ts';
import { createDesk } from './modules/desk/index.ts';
import type { Desk } from './modules/desk/index.ts';
import { createBusinessDays } from './platform/business-days.ts';
import { createSandboxTiles } from './sandbox/index.ts';
import { languagesOnOffer } from './platform/brand.ts';
import type { Bus } from './platform/bus/index.ts';
import { createClients } from './platform/client.ts';
import type { Config } from './platform/config.ts';
import { createEvents } from './platform/events/index.ts';
import type { Events } from './platform/events/index.ts';
import { createHttp } from './platform/http/index.ts';
import type { Http } from './platform/http/index.ts';
import { createJobs } from './platform/jobs/index.ts';
import type { Jobs } from './platform/jobs/index.ts';
import { createLimits } from './platform/limits/index.ts';
import type { Limits } from './platform/limits/index.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Module } from './platform/module.ts';
import { createRealtime } from './platform/realtime/index.ts';
import type { RealtimeService } from './platform/realtime/index.ts';
import { groupOf } from './platform/roles.ts';
import type { Role } from './platform/roles.ts';
import { createSealedBodies } from './platform/sealed/index.ts';
import { secretKeysOf } from './platform/secret-box.ts';
import { createPolicyReports } from './platform/site/index.ts';

/** What is opened before the app is built: by the node, or by a test. */
export type Opened = Omit<ModuleParts, 'bus' | 'announce' | 'enqueue' | 'realtime' | 'lotteryGames'> & {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly metrics: Metrics;
  /** Where queued work is kept: `own` is the product's own database. */
  readonly jobsUrl: string;
  readonly jobsDatabase: 'own' | 'elsewhere';
  /** Parses every answer against the contract; tests say yes. */
  readonly checkAnswers?: boolean;
  /** Modules beyond the product's own, made of the same ground; for tests that look inside a running node. */
  readonly furtherModules?: (ground: Ground & { readonly bus: Bus }) => readonly Module[];
};

export type App = Modules & {
  readonly desk: Desk;
  readonly http: Http;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly realtime: RealtimeService;
  readonly limits: Limits;
  readonly modules: readonly Module[];
  /** Closes what earlier versions kept in the clear; called when a node starts. */
  readonly closeClearSecrets: () => Promise<void>;
};

/** Whose business a call is. */
const roleOf = ({ access }: Endpoint): Role => (access === 'vendor' ? 'vendors' : 'site');

/** The product as a node runs it: the modules, and what carries calls, facts and jobs to them. */
export const buildApp = (config: Config, opened: Opened): App => {
  const { db, pool, bus, brand, clock, random, log, metrics } = opened;
  const { callsPerMinute, shutdownGraceMs } = config;
  const languages = languagesOnOffer(config, brand);
  const roles = groupOf(config.roles, 0);
  const secretsKey = secretKeysOf(config);

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

  const { announce } = events;
  const { enqueue } = jobs;
  const ground = { db, bus, clock, random, log, announce, enqueue, realtime };
  const built = buildModules(config, { ...opened, announce, enqueue, realtime });
  const { operators, system, identity, vendors } = built;
  const tiles = config.mode !== 'live' ? [createSandboxTiles({ log, ...config })] : [];
  const policyReports = createPolicyReports({ clock, log });
  metrics.watch('fairground_policy_reports', 'What browsers refused because of a policy.', () => {
    return policyReports.counts().heard;
  });
  metrics.watch('fairground_policy_reports_dropped', 'Reports beyond the limit, or without sense.', () => {
    return policyReports.counts().dropped;
  });

  // It reads what every module contributes, and how the work of the platform goes.
  const parts = Object.values<Module>(built);
  const desk = createDesk({
    ...ground,
    ...built,
    days: createBusinessDays(opened.brand.timeZone),
    readJobs: jobs.readHealth,
    timelines: parts.flatMap(({ timelines = [] }) => timelines),
    queues: parts.flatMap(({ queues = [] }) => queues),
  });

  // A part of the platform plugs in like a module of the product: calls it answers, work it does, facts it hears.
  const modules: readonly Module[] = [
    events,
    jobs,
    realtime,
    limits,
    sealedBodies,
    policyReports,
    ...parts,
    desk,
    ...tiles,
    ...(opened.furtherModules?.(ground) ?? []),
  ];

  const http = createHttp({
    routes: modules.flatMap(({ routes = [] }) => routes.filter(({ endpoint }) => roles.includes(roleOf(endpoint)))),
    authenticate: identity.authenticate,
    authenticateOperator: operators.authenticate,
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
    visitorAt: system.visitorAt,
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
  return { ...built, desk, closeClearSecrets, http, events, jobs, realtime, limits, modules };
};
