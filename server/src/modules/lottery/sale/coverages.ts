import { Worker } from 'node:worker_threads';
import { effortOf, TooMuchEffort } from '@fairground/engines/lottery/counting';
import { writeEntry } from '@fairground/engines/lottery/entry';
import type { Game } from '@fairground/engines/lottery/games';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { Refusal } from '../../../platform/refusal.ts';
import type { CoverageAnswer, CoverageTask } from './coverage-worker.ts';
import { coverPlays } from '../domain/valid-amount.ts';
import type { Coverages, PlayEntries } from '../domain/valid-amount.ts';

/**
 * Finds what bets cover: at once where that takes few steps, else on a thread of its own, so that no cart holds up the
 * requests of others.
 */
export type CoverageFinder = {
  /** Of a cart that is being bought, where it takes few steps. */
  readonly atOnce: (plays: readonly PlayEntries[]) => Coverages | undefined;
  /** Of one that takes more, on the thread. A cart too wide is refused. */
  readonly ofLongCart: (game: Game, mode: PrizeMode, plays: readonly PlayEntries[]) => Promise<Coverages>;
  /** Of bets that were taken before: these are never refused. */
  readonly ofTaken: (game: Game, mode: PrizeMode, plays: readonly PlayEntries[]) => Coverages | Promise<Coverages>;
};

export type CoverageOptions = {
  /** What takes no more steps is found at once: a few milliseconds. */
  readonly stepsAtOnceMax?: number;
  /** A cart that takes more is refused. No single play of a full cart does; many of them together can. */
  readonly stepsMax?: number;
  /** How many carts may wait for the thread before the next is sent away. */
  readonly waitingMax?: number;
};

const STEPS_AT_ONCE_MAX = 10_000;
const STEPS_MAX = 500_000;
const WAITING_MAX = 64;
const RETRY_AFTER_SECONDS = 3;

type Task = Omit<CoverageTask, 'id'>;
type Waiting = {
  readonly task: Task;
  readonly resolve: (coverages: CoverageAnswer['coverages']) => void;
  readonly reject: (error: Error) => void;
};

export const createCoverageFinder = ({
  stepsAtOnceMax = STEPS_AT_ONCE_MAX,
  stepsMax = STEPS_MAX,
  waitingMax = WAITING_MAX,
}: CoverageOptions = {}): CoverageFinder => {
  const thread = createThread();

  const atOnce = (plays: readonly PlayEntries[]): Coverages | undefined => {
    try {
      return coverPlays(plays, effortOf(stepsAtOnceMax));
    } catch (error) {
      if (error instanceof TooMuchEffort) return undefined;
      throw error;
    }
  };

  const ofLongCart: CoverageFinder['ofLongCart'] = async (game, mode, plays) => {
    if (thread.waiting() >= waitingMax)
      throw new Refusal('request.too-many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const found = await thread.ask(taskOf(game, mode, plays, stepsMax));
    if (found === undefined) throw new Refusal('lottery.cart-too-wide');
    return found;
  };

  return {
    atOnce,
    ofLongCart,
    ofTaken: (game, mode, plays) => {
      const found = atOnce(plays);
      if (found !== undefined) return found;
      return thread.ask(taskOf(game, mode, plays, Infinity)).then((coverages) => coverages ?? []);
    },
  };
};

const taskOf = (game: Game, mode: PrizeMode, plays: readonly PlayEntries[], stepsMax: number): Task => ({
  game,
  mode,
  plays: plays.map(({ play, entries }) => ({ code: play.code, contents: entries.map(writeEntry) })),
  stepsMax,
});

/** One thread that is started when it is first needed and does one task after the other. */
const createThread = () => {
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let running: Waiting | undefined;
  let lastId = 0;

  const next = (): void => {
    if (running !== undefined) return;
    running = waiting.shift();
    if (running === undefined) return;
    worker ??= start();
    // A thread at work keeps the process alive; an idle one does not.
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    worker.postMessage({ ...running.task, id: (lastId += 1) } satisfies CoverageTask);
  };

  const end = (): Waiting | undefined => {
    const done = running;
    running = undefined;
    return done;
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./coverage-worker.ts', import.meta.url));
    started.on('message', ({ coverages }: CoverageAnswer) => {
      started.unref();
      end()?.resolve(coverages);
      next();
    });
    // A thread that died takes its one task with it; the next task starts another.
    started.on('error', (error) => {
      worker = undefined;
      end()?.reject(error);
      next();
    });
    return started;
  };

  return {
    waiting: () => waiting.length,
    ask: (task: Task): Promise<CoverageAnswer['coverages']> =>
      new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        next();
      }),
  };
};
