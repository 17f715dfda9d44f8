import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openLoadBalancer } from './load-balancer.ts';
import type { LoadBalancer } from './load-balancer.ts';
import { NOTHING_PLAYED } from './nothing-played.ts';

/** A node in a process of its own. */
export type NodeProcess = {
  readonly url: string;
  readonly pid: number;
  /** Asks a node with a probe to do something; resolves when it has. */
  readonly ask: (command: object) => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Ends it as an operator would; answers its exit code. */
  readonly stop: () => Promise<number | null>;
};

export type Nodes = {
  readonly nodes: readonly NodeProcess[];
  readonly door: LoadBalancer;
  readonly close: () => Promise<void>;
};

export type NodesOptions = {
  /** The database all of them serve. */
  readonly url: string;
  readonly count: number;
  /** What each runs: the product as it is, or with a probe inside. */
  readonly entry?: '../main.ts' | './probe-node.ts';
  readonly environment?: Readonly<Record<string, string>>;
};

const READY_WITHIN_MS = 110_000;
const READY = /^ready (\S+)$/m;

/** Starts several nodes at once against one database, behind one address. */
export const startNodes = async (options: NodesOptions): Promise<Nodes> => {
  const started = await Promise.allSettled(Array.from({ length: options.count }, () => startNode(options)));
  const nodes = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = started.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    await Promise.all(nodes.map((node) => node.kill()));
    throw failed.reason;
  }
  const door = await openLoadBalancer(nodes.map(({ url }) => Number(new URL(url).port)));
  return {
    nodes,
    door,
    close: async () => {
      await door.close();
      await Promise.all(nodes.map((node) => node.kill()));
    },
  };
};

const startNode = async ({ url, entry = '../main.ts', environment = {} }: NodesOptions): Promise<NodeProcess> => {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      // The runner's: else every node compiles the whole server again.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: url,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...NOTHING_PLAYED,
      ...environment,
    },
  });
  const address = await readyAddress(child);
  let asked = 0;

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };

  return {
    url: address,
    pid: child.pid ?? 0,
    ask: (command) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const id = asked;
        const hear = (answer: unknown): void => {
          if (typeof answer !== 'object' || answer === null || !('id' in answer) || answer.id !== id) return;
          child.off('message', hear);
          if ('error' in answer) reject(new Error(String(answer.error)));
          else resolve();
        };
        child.on('message', hear);
        child.send({ ...command, id });
      }),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
};

/** Waits for the line a node says when it serves; until then everything it says is kept for the error. */
const readyAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string): void => {
      child.kill('SIGKILL');
      reject(new Error(`A node ${why}:\n${said}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), READY_WITHIN_MS);
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-20_000);
      const address = READY.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
