import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** How an operation was answered, in milliseconds; the rate is per second. */
export type Load = {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
  /** Processor time of an operation, of whomever the caller counts, in microseconds. */
  readonly cpuMicros: number;
};

type LoadOptions = {
  readonly inFlight: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  /** How much processor time was used so far. */
  readonly processor?: () => number;
};

/** Keeps so many operations in flight for so long; the first part warms up and does not count. */
export const runLoad = (options: LoadOptions, operate: () => Promise<void>): Promise<Load> =>
  measured(options, async ({ until, note }) => {
    const worker = async (): Promise<void> => {
      for (;;) {
        const at = performance.now();
        if (at >= until) return;
        await operate();
        note(at);
      }
    };
    await Promise.all(Array.from({ length: options.inFlight }, worker));
  });

/**
 * Lets so many operations come in a second, each when it likes to and whatever became of those before it: people do not
 * wait for one another. The latency of an operation counts from the moment it was due; those that
 * find everything in flight taken wait their turn and are the slower for it.
 */
export const runArrivals = (
  options: LoadOptions & { readonly perSecond: number },
  operate: () => Promise<void>,
): Promise<Load> =>
  measured(options, async ({ until, note }) => {
    const running = new Set<Promise<void>>();
    const failed: unknown[] = [];
    let due = performance.now();
    while (due < until && failed.length === 0) {
      for (const now = performance.now(); due <= now && running.size < options.inFlight;) {
        const at = due;
        const one = operate()
          .then(() => note(at))
          .catch((error: unknown) => failed.push(error))
          .then(() => void running.delete(one));
        running.add(one);
        due += (-Math.log(1 - chance()) * 1000) / options.perSecond;
      }
      await sleep(1);
    }
    await Promise.all(running);
    if (failed.length > 0) throw failed[0];
  });

/** Notes what ended after the warm-up and in time. */
const measured = async (
  { seconds, warmSeconds, processor = () => 0 }: LoadOptions,
  run: (clock: { readonly until: number; readonly note: (since: number) => void }) => Promise<void>,
): Promise<Load> => {
  const from = performance.now() + warmSeconds * 1000;
  const until = from + seconds * 1000;
  const took: number[] = [];
  let usedBefore = 0;
  const warm = setTimeout(() => (usedBefore = processor()), warmSeconds * 1000);
  const note = (since: number): void => {
    const end = performance.now();
    if (end >= from && end < until) took.push(end - since);
  };
  await run({ until, note });
  clearTimeout(warm);
  const cpuMicros = (processor() - usedBefore) / Math.max(1, took.length);
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { rate: took.length / seconds, p50: at(0.5), p99: at(0.99), count: took.length, cpuMicros };
};

/** Chooses one of so many, all alike. */
export const uniform = (count: number) => (): number => Math.floor(chance() * count);

/** Chooses with Zipf's law: the first takes about a tenth of everything. */
export const zipf = (count: number, exponent = 0.99) => {
  const cumulative: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) cumulative.push((sum += 1 / rank ** exponent));
  return (): number => {
    const wanted = chance() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};

let pool = randomBytes(65_536);
let at = 0;
/** Cheap bytes: the bench must not be busier with chance than with the wallet. */
const bytes = (length: number): Buffer => {
  if (at + length > pool.length) {
    pool = randomBytes(65_536);
    at = 0;
  }
  at += length;
  return pool.subarray(at - length, at);
};
const chance = (): number => bytes(4).readUInt32BE() / 2 ** 32;

/** A transaction id as our own games make them: it begins with its time. */
export const newTransactionId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  const rest = bytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
};
