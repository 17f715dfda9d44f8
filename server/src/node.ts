import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Ground } from './app.ts';
import { readBrand } from './platform/brand.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { migrate, openDatabase } from './platform/database/index.ts';
import { registerHealth } from './platform/health.ts';
import { createLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { systemRandom } from './platform/random.ts';
import { openWorks } from './works.ts';

/** A running node of the product. */
export type Node = {
  readonly url: string;
  readonly port: number;
  /** Turns new players away, finishes what runs, closes what is open. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

export type NodeOptions = {
  readonly log?: Log;
  readonly furtherModules?: (ground: Ground) => readonly Module[];
};

/** Starts one node against its database. Any number of them may serve the same one. */
export const startNode = async (config: Config, options: NodeOptions = {}): Promise<Node> => {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) throw new Error('A node needs DATABASE_URL; npm start brings a database of its own.');
  const log = options.log ?? createLog(config);
  const brand = await readBrand(config.brand);
  await migrate({ url: databaseUrl, log: (line) => log.info(line) });

  const database = openDatabase({
    url: databaseUrl,
    poolSize: config.databasePoolSize,
    applicationName: 'fairground node',
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const { db, pool } = database;
  const works = await openWorks({ config, databaseUrl, db, clock: systemClock, log });
  const { announce, enqueue, realtime } = works;
  const { http, modules, authenticate } = buildApp(config, {
    db,
    pool,
    brand,
    clock: systemClock,
    random: systemRandom,
    log,
    announce,
    enqueue,
    realtime,
    ...(options.furtherModules === undefined ? {} : { furtherModules: options.furtherModules }),
  });
  let stopping: Promise<void> | undefined;
  registerHealth(http.fastify, {
    checkDatabase: async () => void (await pool.query('select 1')),
    isStopping: () => stopping !== undefined,
  });

  const stop = async (): Promise<void> => {
    log.info('stopping');
    works.closeSockets();
    await withinGrace(config.shutdownGraceMs, http.fastify.close(), () => http.fastify.server.closeAllConnections());
    await works.stop();
    await database.close();
    log.info('stopped');
  };

  try {
    await works.start(modules, { server: http.fastify.server, authenticate });
    await http.fastify.listen({ port: config.port, host: config.host });
  } catch (error) {
    await works.stop();
    await database.close();
    throw error;
  }
  const port = portOf(http.fastify.server.address());
  const url = `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`;
  log.info({ url }, 'ready');
  return { url, port, stop: () => (stopping ??= stop()) };
};

/** Waits for work to finish; when it takes longer than is granted, cuts it off and waits for the pieces. */
const withinGrace = async (graceMs: number, work: Promise<unknown>, cutOff: () => void): Promise<void> => {
  const timer = setTimeout(cutOff, graceMs);
  try {
    await work;
  } finally {
    clearTimeout(timer);
  }
};

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;
