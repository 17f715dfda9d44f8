import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from '../database/index.ts';
import { Refusal } from '../refusal.ts';

export type LanesOptions<Item, Answer> = {
  readonly lanes: number;
  readonly batchSizeMax: number;
  /** How many may wait in one lane; beyond it the caller is told to try again. */
  readonly queueSizeMax: number;
  /**
   * How long an item is good for: its caller has gone by then, so it is not begun, nor begun again, any more. The
   * caller hears that it may be tried again, never what might have become of it.
   */
  readonly withinMs: number;
  /** Items of one account must share a lane, so that their order is the order they came in. */
  readonly laneOf: (item: Item) => bigint;
  /** Two items with one key are one: the second waits for the first one's answer. */
  readonly keyOf: (item: Item) => string;
  /** What the item says; a twin with other words is sent on its own and judged by the database. */
  readonly fingerprintOf: (item: Item) => string;
  /** The key of an item that must be decided before this one, if they meet; no two items of a batch share one. */
  readonly after?: (item: Item) => string | undefined;
  /** Further names that no two items of a batch may share. */
  readonly apartBy?: (item: Item) => readonly string[];
  /** How much of a batch an item takes; one that is made of several parts takes as many. */
  readonly sizeOf?: (item: Item) => number;
  /** Whether an item that failed alone lost a race and will find the winner's traces when it is sent again. */
  readonly lostRace?: (error: unknown) => boolean;
  /** Applies a batch in one statement and answers each item, in order. */
  readonly apply: (batch: readonly Item[]) => Promise<readonly Answer[]>;
};

type Waiting<Item, Answer> = {
  readonly item: Item;
  readonly key: string;
  /** By the clock that only runs forward. */
  readonly until: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

export type Lanes<Item, Answer> = {
  readonly submit: (item: Item) => Promise<Answer>;
  readonly waiting: () => number;
  /** Takes nothing new and ends when everything taken is answered. */
  readonly drain: () => Promise<void>;
};

const BACKOFF_MS_MAX = 500;
const RACES_MAX = 8;

/**
 * Natural batching: whatever waits when a lane is free goes together, without a timer. A lone item waits for nobody,
 * a crowd shares one statement and one commit.
 */
export const createLanes = <Item, Answer>(options: LanesOptions<Item, Answer>): Lanes<Item, Answer> => {
  const queues = Array.from({ length: options.lanes }, (): Waiting<Item, Answer>[] => []);
  const isBusy = queues.map(() => false);
  const underWay = new Map<string, { readonly fingerprint: string; readonly answer: Promise<Answer> }>();
  const running = new Set<Promise<void>>();
  let isDraining = false;

  const takeBatch = (queue: Waiting<Item, Answer>[]): Waiting<Item, Answer>[] => {
    const keys = new Set<string>();
    let count = 0;
    let size = 0;
    for (const { item, key } of queue) {
      const earlier = options.after?.(item);
      const names = [key, ...(earlier === undefined ? [] : [earlier]), ...(options.apartBy?.(item) ?? [])];
      size += options.sizeOf?.(item) ?? 1;
      const isFull = count > 0 && size > options.batchSizeMax;
      if (isFull || names.some((name) => keys.has(name))) break;
      for (const name of names) keys.add(name);
      count += 1;
    }
    return queue.splice(0, count);
  };

  const serve = async (lane: number): Promise<void> => {
    const queue = queues[lane] ?? [];
    while (queue.length > 0) {
      await applyBatch(options, takeBatch(queue));
      // Whoever heard an answer may have the next thing to ask at once: it shares the next statement.
      await immediate();
    }
    isBusy[lane] = false;
  };

  const submit = (item: Item): Promise<Answer> => {
    if (isDraining) return Promise.reject(new Refusal('request.unavailable'));
    const key = options.keyOf(item);
    const fingerprint = options.fingerprintOf(item);
    const twin = underWay.get(key);
    if (twin?.fingerprint === fingerprint) return twin.answer;

    const lane = Number(options.laneOf(item) % BigInt(options.lanes));
    const queue = queues[lane] ?? [];
    if (queue.length >= options.queueSizeMax) return Promise.reject(new Refusal('request.unavailable'));
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    queue.push({ item, key, until: performance.now() + options.withinMs, resolve, reject });
    if (!twin) {
      underWay.set(key, { fingerprint, answer: promise });
      const forget = (): void => void underWay.delete(key);
      promise.then(forget, forget);
    }
    if (!isBusy[lane]) {
      isBusy[lane] = true;
      // Items submitted in the same turn travel together.
      const service = Promise.resolve().then(() => serve(lane));
      running.add(service);
      void service.finally(() => running.delete(service));
    }
    return promise;
  };

  return {
    submit,
    waiting: () => queues.reduce((sum, queue) => sum + queue.length, 0),
    drain: async () => {
      isDraining = true;
      await Promise.all(running);
    },
  };
};

/**
 * A lost connection leaves the outcome unknown, so the same keys are sent again until the database has spoken or the
 * callers have gone: what had committed is answered as a repeat. A batch with one item the database chokes on is sent
 * one by one.
 */
const applyBatch = async <Item, Answer>(
  options: Pick<LanesOptions<Item, Answer>, 'apply' | 'lostRace'>,
  taken: readonly Waiting<Item, Answer>[],
): Promise<void> => {
  let batch = taken;
  for (let attempt = 0; ; attempt += 1) {
    batch = stillAwaited(batch);
    if (batch.length === 0) return;
    try {
      const answers = await options.apply(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('The database left an item of the batch unanswered.'));
        else resolve(answer);
      });
      return;
    } catch (error) {
      const isLostRace = batch.length === 1 && attempt < RACES_MAX && options.lostRace?.(error) === true;
      if (isTransient(error) || isLostRace) {
        await sleep(Math.min(BACKOFF_MS_MAX, 5 * 2 ** attempt));
        continue;
      }
      if (batch.length === 1) batch[0]?.reject(isTimeout(error) ? new Refusal('request.unavailable') : error);
      else for (const waiting of batch) await applyBatch(options, [waiting]);
      return;
    }
  }
};

/** Turns away whom nobody waits for any more. */
const stillAwaited = <Item, Answer>(batch: readonly Waiting<Item, Answer>[]): readonly Waiting<Item, Answer>[] => {
  const now = performance.now();
  const isGone = ({ until }: Waiting<Item, Answer>): boolean => until <= now;
  if (!batch.some(isGone)) return batch;
  for (const waiting of batch) if (isGone(waiting)) waiting.reject(new Refusal('request.unavailable'));
  return batch.filter((waiting) => !isGone(waiting));
};

/** The database gave up on a lock, or on the statement: nothing of it was done. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '57014');
