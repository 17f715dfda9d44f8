import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { nodeProgram, ROOT, runCommand } from '../process/command.ts';
import type { JourneyProducts } from './journey-products.ts';
import { describeFailure, failedFiles, failedJourneys, toRunAgain } from './run-again.ts';
import type { Failure } from './run-again.ts';
import { shrinkPictures } from './shrink-pictures.ts';
import { describeJourney, slowJourneys } from './slow-journeys.ts';
import { describeStandstills, machineRuns, watchingMachine } from './standstill.ts';
import { browserTotals, unitTotals, withExitCode } from './totals.ts';
import type { Totals } from './totals.ts';

type Run = { readonly args: readonly string[]; readonly signal: AbortSignal; readonly say: (line: string) => void };

/** What a run of one of the two test programs left behind. */
type Told = { readonly report: unknown; readonly totals: Totals };

type Suite = Pick<Run, 'say' | 'signal'> & {
  readonly run: (args: readonly string[]) => Promise<Told>;
  readonly failuresOf: (report: unknown) => readonly Failure[];
  /** The words that run nothing but those. */
  readonly only: (failures: readonly Failure[]) => readonly string[];
};

/** So many of the slowest files of journeys are told after a run. */
const SLOW_SHOWN = 12;
/** A machine that is held up every time is no machine to test on. */
const WALKS_MAX = 3;

const showOutput = (text: string): void => {
  stdout.write(text);
};

/** Unit and integration tests, on a database of their own that they start and throw away. */
export const runUnit = async ({ args, signal, say }: Run): Promise<Totals> => {
  const suite: Suite = {
    say,
    signal,
    run: (words) =>
      withReport(async (path) => {
        const { code } = await runCommand(
          [
            ...nodeProgram('vitest/vitest.mjs'),
            'run',
            '--reporter=dot',
            '--reporter=json',
            `--outputFile.json=${path}`,
            ...words,
          ],
          { signal, onOutput: showOutput },
        );
        const report = readReport(path);
        return { report, totals: withExitCode(unitTotals(report), code) };
      }),
    failuresOf: failedFiles,
    only: (failures) => failures.map(({ name }) => name),
  };
  return (await walk(suite, args)).totals;
};

/** Browser journeys against the built product. */
export const runBrowser = async (
  { args, signal, say }: Run,
  { environment }: Pick<JourneyProducts, 'environment'>,
): Promise<Totals> => {
  const suite: Suite = {
    say,
    signal,
    run: (words) =>
      withReport(async (path) => {
        const { code } = await runCommand([...nodeProgram('@playwright/test/cli.js'), 'test', ...words], {
          cwd: join(ROOT, 'e2e'),
          signal,
          onOutput: showOutput,
          env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: path },
        });
        const told = readReport(path);
        return { report: told, totals: withExitCode(browserTotals(told), code) };
      }),
    failuresOf: failedJourneys,
    // One after the other: whatever held them up may still be there.
    only: () => ['--last-failed', '--workers=1'],
  };
  const { report, totals } = await walk(suite, args);
  if (args.includes('--update-snapshots'))
    say(`pictures: ${await shrinkPictures(join(ROOT, 'e2e/snapshots'))} new ones kept`);
  for (const journey of slowJourneys(report, SLOW_SHOWN)) say(`slow: ${describeJourney(journey)}`);
  return totals;
};

/** Runs a suite, and again what failed in it while the machine stood still, when it runs. */
const walk = async (suite: Suite, args: readonly string[], walksLeft = WALKS_MAX): Promise<Told> => {
  const { say, signal, run, failuresOf, only } = suite;
  const beganAt = Date.now();
  const { result: told, stretches } = await watchingMachine(() => run(args));
  const line = describeStandstills(stretches);
  if (line !== undefined) say(line);
  if (told.totals.failed === 0) return told;
  const failed = failuresOf(told.report);
  for (const failure of failed) say(describeFailure(failure, beganAt, stretches));
  const failures = toRunAgain(failed, stretches);
  if (failures === undefined || walksLeft === 1 || signal.aborted) return told;

  for (const { name } of failures) say(`held up, run again: ${name}`);
  await machineRuns(signal);
  const { totals } = await walk(suite, only(failures), walksLeft - 1);
  const passedBefore = told.totals.passed - failures.reduce((sum, { passed }) => sum + passed, 0);
  return {
    report: told.report,
    totals: { ...told.totals, failed: totals.failed, passed: passedBefore + totals.passed },
  };
};

const withReport = async (work: (path: string) => Promise<Told>): Promise<Told> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readReport = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
