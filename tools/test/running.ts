import type { TestEvent } from './events.ts';
import { failuresOf, totalsOf } from './results.ts';

/** A test that has begun and not ended. */
export type RunningTest = {
  readonly id: string;
  readonly file: string;
  readonly name: string;
  readonly since: number;
  /** What it is waiting for, as far as its reporter knows. */
  readonly step?: string;
};

/** The name under which a file runs while none of its tests does: it is being loaded, or a hook of it runs. */
export const FILE_ITSELF = 'loading, or between two tests';

/** What runs now. A file is named only while none of its tests runs. */
export const runningTests = (events: readonly TestEvent[]): readonly RunningTest[] => {
  const running = new Map<string, RunningTest>();
  for (const event of events) {
    // What a killed program was running runs no more.
    if (event.type === 'retry') running.clear();
    if (event.type === 'began')
      running.set(event.id, { id: event.id, file: event.file, name: event.name, since: event.at });
    if (event.type === 'ended') running.delete(event.id);
    if (event.type === 'left') leave(running, event.id);
    if (event.type !== 'step') continue;
    const test = running.get(event.id);
    if (test) running.set(event.id, { ...test, step: event.step });
  }
  const all = [...running.values()];
  return all.filter(
    ({ file, name }) => name !== FILE_ITSELF || all.every((one) => one.name === FILE_ITSELF || one.file !== file),
  );
};

/** Takes away the file and all of its tests: on a busy machine Vitest reports some of them as begun after they ended. */
const leave = (running: Map<string, RunningTest>, id: string): void => {
  const file = running.get(id)?.file;
  for (const test of running.values()) if (test.id === id || test.file === file) running.delete(test.id);
};

/** The planned files that a program which was killed, or died, has not come to the end of. */
export const unfinishedFiles = (events: readonly TestEvent[]): readonly string[] => {
  const lastRun = events.slice(events.findLastIndex(({ type }) => type === 'planned'));
  if (lastRun.some(({ type }) => type === 'finished')) return [];
  const left = new Set(lastRun.flatMap((event) => (event.type === 'left' ? [event.id] : [])));
  const ended = new Set(lastRun.flatMap((event) => (event.type === 'began' && left.has(event.id) ? [event.file] : [])));
  return lastRun.flatMap((event) => (event.type === 'planned' ? event.files.filter((file) => !ended.has(file)) : []));
};

/** The line of every half minute: how far the run is, and what it is doing. */
export const describeProgress = (events: readonly TestEvent[], now: number): string => {
  const { passed } = totalsOf(events);
  const running = runningTests(events).toSorted((one, other) => one.since - other.since);
  const shown = running.slice(0, 3).map((test) => describeRunning(test, now));
  return `${passed} passed, ${failuresOf(events).length} failed, running: ${shown.join(' | ') || 'nothing'}`;
};

export const describeRunning = ({ file, name, since, step }: RunningTest, now: number): string =>
  `${file} › ${name} (${Math.round((now - since) / 1000)} s${step === undefined ? '' : `, in ${step}`})`;

/**
 * Finds what hangs: a test seen running in so many looks in a row. Looks are counted instead of seconds, because a
 * machine that stood still for minutes must not make a healthy test look stuck.
 */
export const createHangWatch = (looksMax: number): ((events: readonly TestEvent[]) => readonly RunningTest[]) => {
  let looks = new Map<string, number>();
  return (events) => {
    const running = runningTests(events);
    // A retry has another start.
    const keyOf = ({ id, since }: RunningTest): string => `${id} ${since}`;
    looks = new Map(running.map((test) => [keyOf(test), (looks.get(keyOf(test)) ?? 0) + 1]));
    return running.filter((test) => (looks.get(keyOf(test)) ?? 0) >= looksMax);
  };
};
