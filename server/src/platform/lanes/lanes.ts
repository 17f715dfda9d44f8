import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { isTransient, sqlStateOf } from '../database/index.ts';
import { Refusal } from '../refusal.ts';

export type LanesOptions<Item, Answer> = {
  /** How many batches may run at once, each on its own connection. */
  readonly lanes: number;
  readonly batchSizeMax: number;
  /**
   * Fewer than this wait for the batch under way and then go together; twice as many are shared among the lanes. The more
   * an item costs its node on the way in and out, the sooner it is worth while.
   */
  readonly worthAnotherLane?: number;
  /** How many may wait; beyond it the caller is asked to try again. */
  readonly queueSizeMax: number;
  /**
   * Time limit of an item: its caller has given up by then, so it is neither started nor retried. The caller is asked
   * to retry and gets no guess about the outcome.
   */
  readonly withinMs: number;
  /** Items of one owner are never under way in two batches at once, so that their order is the order they came in. */
  readonly ownerOf: (item: Item) => bigint;
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
  /**
   * Items that can only go after the others of a batch that failed; the batch is sent again in two parts, or as it is
   * where that are all of them or none. Nothing where the failure is another one.
   */
  readonly lateAfter?: (error: unknown, batch: readonly Item[]) => ReadonlySet<Item> | undefined;
  /** Applies a batch in one statement and answers each item, in order. */
  readonly apply: (batch: readonly Item[]) => Promise<readonly Answer[]>;
};

type Waiting<Item, Answer> = {
  readonly item: Item;
  readonly key: string;
  readonly owner: bigint;
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
/** Where nothing else is said: two small batches cost more than one. */
const WORTH_ANOTHER_LANE = 160;

/**
 * Natural batching: whatever waits when a lane is free goes together, without a timer. A lone item waits for nobody,
 * a crowd shares one statement and one commit.
 */
export const createLanes = <Item, Answer>(options: LanesOptions<Item, Answer>): Lanes<Item, Answer> => {
  const { worthAnotherLane = WORTH_ANOTHER_LANE } = options;
  let queue: Waiting<Item, Answer>[] = [];
  /** Owners of what is under way. */
  const busy = new Set<bigint>();
  const underWay = new Map<string, { readonly fingerprint: string; readonly answer: Promise<Answer> }>();
  const running = new Set<Promise<void>>();
  let begun = 0;
  let isDraining = false;

  /** A crowd is shared among the lanes: while the database works on one part of it, the node is busy with the other. */
  const sizeMax = (): number => {
    const crowd = queue.length + begun;
    if (crowd < 2 * worthAnotherLane) return options.batchSizeMax;
    return Math.min(options.batchSizeMax, Math.ceil(crowd / options.lanes));
  };

  /** Takes from the front what may go together; an owner who has to wait for something waits with all that follows. */
  const takeBatch = (): readonly Waiting<Item, Answer>[] => {
    const taken: Waiting<Item, Answer>[] = [];
    const left: Waiting<Item, Answer>[] = [];
    const held = new Set<bigint>();
    const names = new Set<string>();
    const most = sizeMax();
    let size = 0;
    for (const [index, waiting] of queue.entries()) {
      const { item, key, owner } = waiting;
      const own = options.sizeOf?.(item) ?? 1;
      if (taken.length > 0 && size + own > most) {
        left.push(...queue.slice(index));
        break;
      }
      if (busy.has(owner) || held.has(owner) || !claim(names, namesOf(item, key))) {
        held.add(owner);
        left.push(waiting);
        continue;
      }
      taken.push(waiting);
      size += own;
    }
    queue = left;
    return taken;
  };

  const namesOf = (item: Item, key: string): readonly string[] => {
    const apart = options.apartBy?.(item) ?? [];
    const earlier = options.after?.(item);
    return earlier === undefined ? [key, ...apart] : [key, earlier, ...apart];
  };

  const serve = async (first: readonly Waiting<Item, Answer>[]): Promise<void> => {
    for (let batch = first; batch.length > 0; batch = takeBatch()) {
      for (const { owner } of batch) busy.add(owner);
      begun += batch.length;
      await applyBatch(options, batch);
      begun -= batch.length;
      for (const { owner } of batch) busy.delete(owner);
      // A caller that got an answer may send its next request at once: let it join the next statement.
      await immediate();
    }
  };

  const openLane = (): void => {
    if (running.size >= options.lanes) return;
    // Items submitted in the same turn travel together.
    const service = Promise.resolve().then(() => serve(takeBatch()));
    running.add(service);
    void service.finally(() => {
      running.delete(service);
      // What came while the last lane was closing. What waits for an owner is taken by the lane that has him.
      if (queue.length > 0 && running.size === 0) openLane();
    });
  };

  const submit = (item: Item): Promise<Answer> => {
    if (isDraining) return Promise.reject(new Refusal('request.unavailable'));
    const key = options.keyOf(item);
    const fingerprint = options.fingerprintOf(item);
    const twin = underWay.get(key);
    if (twin?.fingerprint === fingerprint) return twin.answer;

    if (queue.length >= options.queueSizeMax) return Promise.reject(new Refusal('request.unavailable'));
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const until = performance.now() + options.withinMs;
    queue.push({ item, key, owner: options.ownerOf(item), until, resolve, reject });
    if (!twin) {
      underWay.set(key, { fingerprint, answer: promise });
      const forget = (): void => void underWay.delete(key);
      promise.then(forget, forget);
    }
    if (running.size === 0 || queue.length >= worthAnotherLane) openLane();
    return promise;
  };

  return {
    submit,
    waiting: () => queue.length,
    drain: async () => {
      isDraining = true;
      while (running.size > 0) await Promise.all(running);
    },
  };
};

/** Takes all of the names or none of them. */
const claim = (taken: Set<string>, names: readonly string[]): boolean => {
  if (names.some((name) => taken.has(name))) return false;
  for (const name of names) taken.add(name);
  return true;
};

/**
 * A lost connection leaves the outcome unknown, so the same keys are sent again until the database has spoken or the
 * callers have gone: what had committed is answered as a repeat. A batch with an item the database chokes on is sent
 * one by one.
 */
const applyBatch = async <Item, Answer>(
  options: Pick<LanesOptions<Item, Answer>, 'apply' | 'lostRace' | 'lateAfter'>,
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
      const items = batch.map(({ item }) => item);
      const late = attempt < RACES_MAX ? options.lateAfter?.(error, items) : undefined;
      if (late !== undefined) {
        const [now, then] = [false, true].map((isLate) => batch.filter(({ item }) => late.has(item) === isLate));
        if (!now?.length || !then?.length) continue;
        await applyBatch(options, now);
        await applyBatch(options, then);
        return;
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
const isTimeout = (error: unknown): boolean => ['55P03', '57014'].includes(sqlStateOf(error));
