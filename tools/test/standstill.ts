import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A stretch of time, in milliseconds of the calendar. */
export type Stretch = { readonly from: number; readonly to: number };

/** What one look at the machine found. */
export type Beat = Stretch & {
  /** How late the timer rang. */
  readonly lateMs: number;
  /** How long a small write took to reach the disk. */
  readonly writeMs: number;
  /** The share of the processor that other guests of the host were given. */
  readonly stolen: number;
  /** Processor time of a piece of work that is always the same. Work of our own beside it is not in it. */
  readonly effortMs: number;
};

const EVERY_MS = 2000;
/** Work of our own never keeps a small write or a timer waiting so long on a machine that runs. */
const HELD_UP_MS = 3000;
/** From here on less than half of the machine is ours. */
const STOLEN_SHARE = 0.5;
/** So many times the usual processor time: the host does something else while it says that we run. */
const EFFORT_TIMES = 3;
/** Whatever waits has more patience than that: shorter ones explain nothing. */
const SHORTEST_MS = 10_000;
/** What was held up goes on being late for a while: it has to catch up. */
const AFTERMATH_MS = 5000;
/** How long the machine is waited for before what was held up is run again. */
const CALM_WITHIN_MS = 8 * 60_000;
/** So many good looks in a row, and it runs again: half a minute. */
const CALM_BEATS = 15;

/**
 * Does some work and tells when the machine under it did not run. A host puts its guests aside for seconds or minutes:
 * their processor goes to others, or their disk takes no write. Nothing anybody waits for happens then.
 */
export const watchingMachine = async <Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly stretches: readonly Stretch[] }> => {
  const done = new AbortController();
  const beats: Beat[] = [];
  // Where the machine cannot be watched, nothing is known of it.
  const watching = watch(done.signal, (beat) => beats.push(beat)).catch(() => undefined);
  try {
    const result = await work();
    return { result, stretches: standstills(beats) };
  } finally {
    done.abort();
    await watching;
  }
};

/** Does some work, and once more if it failed while the machine stood still, when it runs again. */
export const onceMoreIfHeldUp = async <Result>(
  work: () => Promise<Result>,
  { signal, say }: { readonly signal: AbortSignal; readonly say: (line: string) => void },
): Promise<Result> => {
  const { result, stretches } = await watchingMachine(() =>
    work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  );
  if ('value' in result) return result.value;
  const line = describeStandstills(stretches);
  if (line === undefined || signal.aborted) throw result.error;
  say(`${line}; once more after: ${String(result.error)}`);
  await machineRuns(signal);
  return work();
};

/** Waits until the machine has run for a while, and no longer than that. */
export const machineRuns = async (signal: AbortSignal, withinMs = CALM_WITHIN_MS): Promise<void> => {
  const done = new AbortController();
  let good = 0;
  await watch(AbortSignal.any([done.signal, signal, AbortSignal.timeout(withinMs)]), (beat) => {
    good = isCalm(beat) ? good + 1 : 0;
    if (good >= CALM_BEATS) done.abort();
  });
};

/** Of a machine that has nothing to do little can be stolen, so that less of it tells. */
const isCalm = ({ lateMs, writeMs, stolen }: Beat): boolean => lateMs < 100 && writeMs < 200 && stolen < 0.1;

const watch = async (signal: AbortSignal, tell: (beat: Beat) => void): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-machine-'));
  const file = await open(join(folder, 'beat'), 'w');
  try {
    let before = processorTicks();
    while (!signal.aborted) {
      const from = Date.now();
      const beganAt = performance.now();
      await file.write('.', 0);
      await file.datasync();
      const writeMs = performance.now() - beganAt;
      const restAt = performance.now();
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
      const lateMs = Math.max(0, performance.now() - restAt - EVERY_MS);
      const now = processorTicks();
      tell({ from, to: Date.now(), lateMs, writeMs, stolen: stolenShare(before, now), effortMs: effort() });
      before = now;
    }
  } finally {
    await file.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The stretches in which the machine stood still long enough to matter, those that follow each other as one. */
export const standstills = (beats: readonly Beat[]): readonly Stretch[] => {
  const usual = beats.map(({ effortMs }) => effortMs).toSorted((one, other) => one - other)[beats.length >> 1] ?? 0;
  const stood = ({ lateMs, writeMs, stolen, effortMs }: Beat): boolean =>
    lateMs >= HELD_UP_MS || writeMs >= HELD_UP_MS || stolen >= STOLEN_SHARE || effortMs >= usual * EFFORT_TIMES;
  const stretches: Stretch[] = [];
  for (const { from, to } of beats.filter(stood)) {
    const last = stretches.at(-1);
    if (last !== undefined && from - last.to <= AFTERMATH_MS) stretches[stretches.length - 1] = { from: last.from, to };
    else stretches.push({ from, to });
  }
  return stretches.filter(({ from, to }) => to - from >= SHORTEST_MS);
};

/** Whether some of that time fell into a standstill, or so shortly after it that there was much to catch up with. */
export const wasHeldUp = ({ from, to }: Stretch, stretches: readonly Stretch[]): boolean =>
  stretches.some((stretch) => stretch.from <= to && from <= stretch.to + AFTERMATH_MS);

/** One line for a run, none where the machine ran all the time. */
export const describeStandstills = (stretches: readonly Stretch[]): string | undefined => {
  if (stretches.length === 0) return undefined;
  const lengths = stretches.map(({ from, to }) => Math.round((to - from) / 1000));
  const sum = lengths.reduce((total, length) => total + length, 0);
  return `machine: stood still ${stretches.length} times, ${sum} s in all and ${Math.max(...lengths)} s at most`;
};

const WORK = new Uint8Array(1 << 22);

/** The best of three: the first may have had to fetch everything anew. */
const effort = (): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = cpuUsage();
      createHash('sha256').update(WORK).digest();
      const { user, system } = cpuUsage(before);
      return (user + system) / 1000;
    }),
  );

type Ticks = { readonly all: number; readonly stolen: number };

/** Where the system does not tell, nothing was stolen. */
const processorTicks = (): Ticks => {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    // user nice system idle iowait irq softirq steal; what follows is counted in user already.
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
    return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
  } catch {
    return { all: 0, stolen: 0 };
  }
};

const stolenShare = (before: Ticks, now: Ticks): number =>
  now.all > before.all ? (now.stolen - before.stolen) / (now.all - before.all) : 0;
