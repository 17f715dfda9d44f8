import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { prepareProduct } from './node.ts';
import type { Node } from './node.ts';
import { ConfigError } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { groupOf } from './platform/roles.ts';

/** What the primary process says to one that serves. */
export type ToProcess = { readonly kind: 'start'; readonly config: Config } | { readonly kind: 'stop' };

/** What such a process answers. */
export type FromProcess =
  | ({ readonly kind: 'ready' } & Pick<Node, 'url' | 'port' | 'metricsUrl'>)
  | { readonly kind: 'failed'; readonly reason: string };

type Ready = Extract<FromProcess, { kind: 'ready' }>;

/** The processes of a product, as one. */
export type Processes = Node & {
  /** Ends all of them without waiting. */
  readonly abandon: () => void;
};

const ENTRY = fileURLToPath(new URL('node-process.ts', import.meta.url));
/** A process that ends is started again, the sooner the longer it ran. */
const RESTART_MS = 250;
const RESTART_MS_MAX = 10_000;
const RAN_WELL_MS = 10_000;
/** Beyond what a stopping node may take by its settings. */
const STOP_MARGIN_MS = 10_000;

/**
 * Runs the product in several processes that share its port, each with its roles: more than one processor is used, and a
 * loop that is blocked holds up its own process alone. Schema and seeds are seen to once, here, before any of them starts.
 */
export const startProcesses = async (given: Config, log: Log = createLog(given)): Promise<Processes> => {
  if (given.databaseUrl === undefined)
    throw new ConfigError('A node needs DATABASE_URL; npm start brings a database of its own.');
  const config = await withPorts(given);
  await prepareProduct(config, log);
  cluster.setupPrimary({ exec: ENTRY, args: [], serialization: 'advanced' });
  const processes = Array.from({ length: config.nodes }, (_, index) => supervise(configOf(config, index), log));
  const stop = async (): Promise<void> => void (await Promise.all(processes.map((each) => each.stop())));
  const abandon = (): void => processes.forEach((each) => each.abandon());
  try {
    const ready = await Promise.all(processes.map((each) => each.ready));
    const face =
      ready.find((_, index) => groupOf(config.roles, index).includes('site')) ?? ready.find(({ url }) => url);
    const metricsUrl = ready.map((each) => each.metricsUrl).join(', ');
    return { url: face?.url ?? '', port: face?.port ?? 0, metricsUrl, stop, abandon };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** A process has the roles of its group, and its figures on a port of its own. */
const configOf = (config: Config, index: number): Config => ({
  ...config,
  nodes: 1,
  roles: [groupOf(config.roles, index)],
  metricsPort: config.metricsPort === 0 ? 0 : config.metricsPort + index,
});

/** A free port is chosen once: a process that is restarted must listen on the same one. */
const withPorts = async (config: Config): Promise<Config> => ({
  ...config,
  port: config.port === 0 ? await freePort(config.host) : config.port,
  vendorsPort: config.vendorsPort === 0 ? await freePort(config.host) : config.vendorsPort,
});

const freePort = async (host: string): Promise<number> => {
  const probe = createServer();
  await once(probe.listen({ host, port: 0 }), 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

type Supervised = {
  /** Settles when it first answers, or cannot. */
  readonly ready: Promise<Ready>;
  readonly stop: () => Promise<void>;
  readonly abandon: () => void;
};

/** Keeps one process running until it is stopped. */
const supervise = (config: Config, log: Log): Supervised => {
  let worker: Worker | undefined;
  let restarting: NodeJS.Timeout | undefined;
  let isStopping = false;
  let hasServed = false;
  let failures = 0;

  const launch = (): Promise<Ready> => {
    const cache = getCompileCacheDir();
    const startedAt = performance.now();
    const launched = cluster.fork(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache });
    worker = launched;
    const { promise, resolve, reject } = Promise.withResolvers<Ready>();
    launched.once('online', () => launched.send({ kind: 'start', config } satisfies ToProcess));
    launched.on('message', (message: FromProcess) => {
      if (message.kind === 'ready') resolve(message);
      else reject(new Error(message.reason));
    });
    launched.once('exit', (code, signal) => {
      reject(new Error(`A process of the product ended before it was ready: ${signal ?? code}.`));
      if (isStopping || !hasServed) return;
      failures = performance.now() - startedAt > RAN_WELL_MS ? 0 : failures + 1;
      const inMs = Math.min(RESTART_MS_MAX, RESTART_MS * 2 ** failures);
      log.error({ endedPid: launched.process.pid, code, signal, roles: config.roles[0], inMs }, 'a process ended');
      restarting = setTimeout(relaunch, inMs);
    });
    return promise;
  };

  const relaunch = (): void => {
    launch().catch((error: unknown) => log.error({ err: error }, 'a process could not be started again'));
  };

  const ready = launch();
  ready.then(
    () => (hasServed = true),
    () => undefined,
  );

  return {
    ready,
    stop: async () => {
      isStopping = true;
      clearTimeout(restarting);
      const last = worker;
      if (last === undefined || last.isDead()) return;
      const ended = once(last, 'exit');
      const withinMs = config.shutdownDrainMs + 2 * config.shutdownGraceMs + STOP_MARGIN_MS;
      const impatience = setTimeout(() => last.process.kill('SIGKILL'), withinMs);
      if (last.isConnected()) last.send({ kind: 'stop' } satisfies ToProcess);
      await ended;
      clearTimeout(impatience);
    },
    abandon: () => {
      isStopping = true;
      clearTimeout(restarting);
      worker?.process.kill('SIGKILL');
    },
  };
};
