import { messageOf } from '@fairground/locales/server-texts';
import type { Pool } from 'pg';
import { languagesOnOffer } from './platform/brand.ts';
import type { Brand } from './platform/brand.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/index.ts';
import type { Announce } from './platform/events/index.ts';
import { createHttp } from './platform/http/index.ts';
import type { Authenticate, Http } from './platform/http/index.ts';
import type { Enqueue } from './platform/jobs/index.ts';
import { createLimits } from './platform/limits/index.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import type { RandomSource } from './platform/random.ts';
import type { Realtime } from './platform/realtime/index.ts';
import { createSealedBodies } from './platform/sealed/index.ts';

/** What the house stands on: opened by the node, or by a test. */
export type Ground = {
  readonly db: Db;
  readonly pool: Pool;
  readonly brand: Brand;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly announce: Announce;
  readonly enqueue: Enqueue;
  readonly realtime: Realtime;
  /** Modules beyond the product's own, such as those a test watches the house with. */
  readonly furtherModules?: (ground: Ground) => readonly Module[];
  /** Parses every answer against the contract; tests say yes. */
  readonly checkAnswers?: boolean;
};

export type App = {
  readonly http: Http;
  readonly modules: readonly Module[];
  readonly authenticate: Authenticate;
};

/** The whole house, ground floor first: a module can only be handed what stands below it. */
export const buildApp = (config: Config, ground: Ground): App => {
  const { db, pool, brand, clock, random, log } = ground;

  const limits = createLimits({ db, pool, clock, callsPerMinute: config.callsPerMinute });
  const sealedBodies = createSealedBodies({ db, clock, random });

  const modules: readonly Module[] = [limits, sealedBodies, ...(ground.furtherModules?.(ground) ?? [])];
  const authenticate: Authenticate = () => Promise.resolve(undefined);

  const http = createHttp({
    routes: modules.flatMap(({ routes = [] }) => routes),
    authenticate,
    random,
    log,
    config,
    languages: languagesOnOffer(config, brand),
    messageOf,
    openBody: sealedBodies.open,
    limits,
    checkAnswers: ground.checkAnswers ?? false,
  });
  return { http, modules, authenticate };
};
