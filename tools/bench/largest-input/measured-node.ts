import { startNode } from '../../../server/src/node.ts';
import { readConfig } from '../../../server/src/platform/config.ts';

/** What the bench asks of its node: reset, or the longest block of the event loop since then. */
export type LoopQuestion = { readonly id: number; readonly do: 'reset' | 'read' };
export type LoopAnswer = {
  readonly id: number;
  /** On the clock on the wall, other programs of the machine included. */
  readonly ms: number;
  /** Of the processor, by the thread of the loop alone. */
  readonly cpuMs: number;
};

const BEAT_MS = 2;

/** Notes the longest time between two beats of the loop. */
const createHeartbeat = () => {
  let most = { ms: 0, cpuMs: 0 };
  let last = now();
  const beat = (): void => {
    const here = now();
    most = {
      ms: Math.max(most.ms, here.ms - last.ms - BEAT_MS),
      cpuMs: Math.max(most.cpuMs, here.cpuMs - last.cpuMs),
    };
    last = here;
  };
  setInterval(beat, BEAT_MS).unref();
  return {
    reset: () => {
      most = { ms: 0, cpuMs: 0 };
      last = now();
    },
    read: () => {
      beat();
      return most;
    },
  };
};

const now = () => {
  const { user, system } = process.threadCpuUsage();
  return { ms: performance.now(), cpuMs: (user + system) / 1_000 };
};

/** Runs one node of the product that watches its own loop. */
const main = async (): Promise<void> => {
  const node = await startNode(readConfig(process.env), { pages: process.env['PAGES'] === 'built' ? 'built' : 'none' });
  const heartbeat = createHeartbeat();
  process.on('message', ({ id, do: what }: LoopQuestion) => {
    const read = heartbeat.read();
    if (what === 'reset') heartbeat.reset();
    process.send?.({ id, ...read } satisfies LoopAnswer);
  });
  process.on('disconnect', () => process.exit(1));
  process.stdout.write(`ready ${node.url}\n`);
};

await main();
