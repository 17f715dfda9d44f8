import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { nodeProgram, ROOT, runCommand } from '../process/command.ts';
import { COMPILED_FOLDER } from '../process/compiled.ts';
import { appendEvent, EVENTS_FILE, readEvents } from './events.ts';
import type { TestEvent } from './events.ts';
import type { JourneyProducts } from './journey-products.ts';
import { filesToRetry, flakyOf, resultsOf, slowFiles, totalsOf } from './results.ts';
import type { TestResult } from './results.ts';
import { createHangWatch, describeProgress, describeRunning, unfinishedFiles } from './running.ts';
import { shrinkPictures } from './shrink-pictures.ts';
import { withExitCode } from './totals.ts';
import type { Totals } from './totals.ts';

export type Run = {
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/** What a suite came to, and what in it passed only when it was run again. */
export type SuiteResult = { readonly totals: Totals; readonly flaky: readonly TestResult[] };

type Command = readonly [string, ...string[]];

type Watched = Pick<Run, 'signal' | 'say'> & {
  /** Names the suite in what is said, and its file of events. */
  readonly name: 'unit' | 'long' | 'components' | 'journeys';
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** So many looks, one every half minute, and a test that still runs is said to hang. Longer than any test's own limit. */
  readonly looksMax: number;
};

/** Everything a run leaves behind: what happened in each suite, and which tests were flaky. */
export const OUTPUT_FOLDER = join(ROOT, 'test-results');

/** A test that failed is run again so many times at most. */
export const RETRIES = 2;

const LOOK_EVERY_MS = 30_000;
/** So many of the slowest files are named after a suite. */
const SLOW_SHOWN = 12;
const REPORTERS = join(ROOT, 'tools/test');

/** Unit and integration tests, on a database of their own that they start and throw away. */
export const runUnit = async (run: Run): Promise<SuiteResult> =>
  runVitest({ ...run, name: 'unit', looksMax: 10 }, 'vitest.config.ts', run.args);

/** Long random play: the same rules as in the tests of every day, with many times the rounds. */
export const runLong = async (run: Run): Promise<SuiteResult> =>
  runVitest({ ...run, name: 'long', looksMax: 40 }, 'vitest.long.config.ts', run.args);

/** Components with their states, in one page of a browser and without a product behind them. */
export const runComponents = async (run: Run, environment: Readonly<Record<string, string>>): Promise<SuiteResult> =>
  runVitest({ ...run, name: 'components', env: environment, looksMax: 10 }, 'vitest.components.config.ts', run.args);

/** Browser journeys against the built product. Playwright runs again by itself what failed. */
export const runBrowser = async (
  { args, ...run }: Run,
  { environment }: Pick<JourneyProducts, 'environment'>,
): Promise<SuiteResult> => {
  const watched: Watched = { ...run, name: 'journeys', cwd: join(ROOT, 'e2e'), env: environment, looksMax: 15 };
  const code = await runWatched(
    [
      ...nodeProgram('@playwright/test/cli.js'),
      'test',
      `--retries=${RETRIES}`,
      `--reporter=dot,${join(REPORTERS, 'playwright-reporter.ts')}`,
      ...args,
    ],
    watched,
  );
  if (args.includes('--update-snapshots'))
    run.say(`pictures: ${await shrinkPictures(join(ROOT, 'e2e/snapshots'))} new ones kept`);
  return suiteResult(watched, code);
};

/** Runs Vitest, and then, up to twice and alone, the files in which something failed; with those a killed run left out. */
const runVitest = async (watched: Watched, config: string, args: readonly string[]): Promise<SuiteResult> => {
  const command = (...words: readonly string[]): Command => [
    ...nodeProgram('vitest/vitest.mjs'),
    'run',
    `--config=${config}`,
    '--reporter=dot',
    `--reporter=${join(REPORTERS, 'vitest-reporter.ts')}`,
    ...words,
  ];
  let code = await runWatched(command(...args), watched);
  for (let retry = 0; retry < RETRIES && code !== 0 && !watched.signal.aborted; retry += 1) {
    const failed = filesToRetry(eventsOf(watched));
    const unfinished = unfinishedFiles(eventsOf(watched));
    const files = [...new Set([...failed, ...unfinished])];
    if (files.length === 0) break;
    if (failed.length > 0) watched.say(`${watched.name}: run again, as something failed in them: ${failed.join(' ')}`);
    if (unfinished.length > 0)
      watched.say(`${watched.name}: run now, left out by the killed run: ${unfinished.length} of the files`);
    appendEvent(eventsFile(watched), { type: 'retry', files, at: Date.now() });
    const alone = unfinished.length === 0 ? ['--maxWorkers=1'] : [];
    code = await runWatched(command(...alone, ...files), watched, { isRetry: true });
  }
  if (eventsOf(watched).findLast(({ type }) => type === 'finished' || type === 'retry')?.type !== 'finished') {
    const error = 'Vitest ended before all files had run';
    appendEvent(eventsFile(watched), { type: 'error', error, at: Date.now() });
  }
  return suiteResult(watched, code);
};

const suiteResult = (watched: Watched, code: number): SuiteResult => {
  const events = eventsOf(watched);
  const results = resultsOf(events);
  for (const { file, tests, seconds } of slowFiles(results, SLOW_SHOWN))
    watched.say(`slow: ${file}: ${tests} tests in ${seconds} s`);
  return { totals: withExitCode(totalsOf(events), code), flaky: flakyOf(events) };
};

/** Runs a test program, says every half minute what it is doing, and ends it when a test of it hangs. */
const runWatched = async (
  command: Command,
  watched: Watched,
  { isRetry = false }: { readonly isRetry?: boolean } = {},
): Promise<number> => {
  const { name, cwd = ROOT, env = {}, say, signal, looksMax } = watched;
  const path = eventsFile(watched);
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  if (!isRetry) rmSync(path, { force: true });
  const hung = new AbortController();
  const hanging = createHangWatch(looksMax);
  const look = setInterval(() => {
    const events = readEvents(path);
    // The dots of the reporter have not ended their line.
    stdout.write('\n');
    say(`${name}: ${describeProgress(events, Date.now())}`);
    const tests = hanging(events);
    for (const test of tests) {
      const error = `hangs and was killed: ${describeRunning(test, Date.now())}`;
      say(`${name}: ${error}`);
      appendEvent(path, { type: 'error', file: test.file, error, at: Date.now() });
    }
    if (tests.length > 0) hung.abort();
  }, LOOK_EVERY_MS);
  try {
    const { code } = await runCommand(command, {
      cwd,
      signal: AbortSignal.any([signal, hung.signal]),
      onOutput: (text) => stdout.write(text),
      // Tests start dozens of programs of ours: each finds the code the one before has compiled.
      env: { ...env, NODE_COMPILE_CACHE: COMPILED_FOLDER, [EVENTS_FILE]: path },
    });
    return code;
  } finally {
    clearInterval(look);
  }
};

const eventsFile = ({ name }: Pick<Watched, 'name'>): string => join(OUTPUT_FOLDER, `${name}.jsonl`);

const eventsOf = (watched: Watched): readonly TestEvent[] => readEvents(eventsFile(watched));
