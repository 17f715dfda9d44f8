import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBus } from './platform/bus/index.ts';
import type { Bus } from './platform/bus/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/index.ts';
import { createEvents } from './platform/events/index.ts';
import type { Announce } from './platform/events/index.ts';
import type { Authenticate } from './platform/http/index.ts';
import { createJobs, migrateJobs } from './platform/jobs/index.ts';
import type { Enqueue } from './platform/jobs/index.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { createRealtime } from './platform/realtime/index.ts';
import type { RealtimeService } from './platform/realtime/index.ts';

export type WorksDeps = {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
};

/** What moves by itself in a node: facts on their way to listeners, jobs, pushes, and the bus between nodes. */
export type Works = {
  readonly bus: Bus;
  readonly announce: Announce;
  readonly enqueue: Enqueue;
  readonly realtime: RealtimeService;
  readonly start: (
    modules: readonly Module[],
    site: { readonly server: HttpServer; readonly authenticate: Authenticate },
  ) => Promise<void>;
  /** Sends open pages to other nodes; what runs goes on. */
  readonly closeSockets: () => void;
  /** Lets running jobs and handlers finish, sends what waits, closes what is open. */
  readonly stop: () => Promise<void>;
};

/** Opens the moving parts; they stand still until `start`. */
export const openWorks = async ({ config, databaseUrl, db, clock, log }: WorksDeps): Promise<Works> => {
  const jobsUrl = config.jobsUrl ?? databaseUrl;
  await migrateJobs({ url: jobsUrl });
  const bus = await createBus({ url: config.busUrl ?? databaseUrl, log });
  const events = createEvents({ db, bus, clock, log });
  const realtime = createRealtime({ db, bus, clock, log, trustedProxies: config.trustedProxies });
  const jobs = createJobs({
    url: jobsUrl,
    ...(jobsUrl === databaseUrl ? {} : { elsewhere: { announce: events.announce } }),
    log,
    graceMs: config.shutdownGraceMs,
  });

  return {
    bus,
    announce: events.announce,
    enqueue: jobs.enqueue,
    realtime,
    start: async (given, site) => {
      const modules: readonly Module[] = [...given, events, jobs, realtime];
      await events.start(modules.flatMap(({ listeners = [] }) => listeners));
      await jobs.start(
        modules.flatMap((module) => module.jobs ?? []),
        modules.flatMap(({ schedules = [] }) => schedules),
      );
      await realtime.start(site);
    },
    closeSockets: realtime.closeSockets,
    stop: async () => {
      // A job that does not end in time is left behind: its lock falls silent with us and another node runs it again.
      const tooLong = sleep(config.shutdownGraceMs + 1_000, undefined, { ref: false });
      await Promise.race([Promise.all([jobs.stop(), events.stop()]), tooLong]);
      await realtime.stop();
      await bus.close();
    },
  };
};
