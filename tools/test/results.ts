import type { TestEvent } from './events.ts';
import type { Totals } from './totals.ts';

/** What became of one test after all its tries. */
export type TestResult = {
  readonly file: string;
  readonly name: string;
  /** `flaky`: passed in the end, but not at the first try. */
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** All tries together. */
  readonly durationMs: number;
  /** Of the first try that failed. */
  readonly firstError?: string;
};

type Ended = Extract<TestEvent, { type: 'ended' }>;
type OutsideError = Extract<TestEvent, { type: 'error' }>;

const OUTSIDE = 'outside of a test';

/** The events of a run, all tries included, as one result per test. Errors outside of tests are not among them. */
export const resultsOf = (events: readonly TestEvent[]): readonly TestResult[] => {
  const ended = events.filter((event) => event.type === 'ended');
  return [...Map.groupBy(ended, ({ id }) => id).values()].map(resultOf);
};

const resultOf = (tries: readonly Ended[]): TestResult => {
  const [{ file, name }] = tries as [Ended, ...Ended[]];
  const last = tries.at(-1)?.outcome ?? 'failed';
  const failed = tries.find(({ outcome }) => outcome === 'failed');
  return {
    file,
    name,
    outcome: last === 'passed' && failed !== undefined ? 'flaky' : last,
    durationMs: tries.reduce((sum, { durationMs }) => sum + durationMs, 0),
    ...(failed === undefined ? {} : { firstError: failed.error ?? 'no message' }),
  };
};

/** Errors outside of tests, each with whether its file was run again afterwards. */
const outsideErrors = (
  events: readonly TestEvent[],
): readonly { readonly error: OutsideError; readonly isRetried: boolean }[] =>
  events.flatMap((error, index) => {
    if (error.type !== 'error') return [];
    const { file } = error;
    const isRetried =
      file !== undefined &&
      events.slice(index + 1).some((later) => later.type === 'retry' && later.files.includes(file));
    return [{ error, isRetried }];
  });

/** All that failed for good: tests, and errors outside of them. */
export const failuresOf = (events: readonly TestEvent[]): readonly TestResult[] => [
  ...resultsOf(events).filter(({ outcome }) => outcome === 'failed'),
  ...outsideErrors(events)
    .filter(({ isRetried }) => !isRetried)
    .map(({ error }) => outsideResult(error, 'failed')),
];

/** All that failed at first and passed when it was run again. */
export const flakyOf = (events: readonly TestEvent[]): readonly TestResult[] => {
  const failed = new Set(failuresOf(events).map(({ file }) => file));
  return [
    ...resultsOf(events).filter(({ outcome }) => outcome === 'flaky'),
    ...outsideErrors(events)
      .filter(({ error, isRetried }) => isRetried && !failed.has(error.file ?? ''))
      .map(({ error }) => outsideResult(error, 'flaky')),
  ];
};

const outsideResult = ({ file = '', error }: OutsideError, outcome: 'failed' | 'flaky'): TestResult => ({
  file,
  name: OUTSIDE,
  outcome,
  durationMs: 0,
  firstError: error,
});

/** The files to run again. An error that belongs to no file cannot be tried again. */
export const filesToRetry = (events: readonly TestEvent[]): readonly string[] => [
  ...new Set(
    failuresOf(events)
      .map(({ file }) => file)
      .filter((file) => file !== ''),
  ),
];

/** A flaky test counts as passed: the run is green, and names it. */
export const totalsOf = (events: readonly TestEvent[]): Totals => {
  const count = (...outcomes: readonly TestResult['outcome'][]): number =>
    resultsOf(events).filter(({ outcome }) => outcomes.includes(outcome)).length;
  return { passed: count('passed', 'flaky'), failed: failuresOf(events).length, skipped: count('skipped') };
};

/** One line that names every flaky test with its first error; none where there is none. */
export const describeFlaky = (flaky: readonly TestResult[]): string | undefined =>
  flaky.length === 0
    ? undefined
    : `flaky: ${flaky.map(({ file, name, firstError }) => `${file} › ${name} (${firstError ?? ''})`).join(' | ')}`;

/** The files that take the time of a run, the slowest first: where to look when the run becomes long. */
export const slowFiles = (
  results: readonly TestResult[],
  count: number,
): readonly { readonly file: string; readonly tests: number; readonly seconds: number }[] =>
  [...Map.groupBy(results, ({ file }) => file)]
    .map(([file, tests]) => ({
      file,
      tests: tests.length,
      seconds: Math.round(tests.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000),
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
