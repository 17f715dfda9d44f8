import * as z from 'zod/mini';
import { walksOf } from './journey-report.ts';
import { wasHeldUp } from './standstill.ts';
import type { Stretch } from './standstill.ts';

const browserReport = z.object({ errors: z.array(z.unknown()) });

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** What failed, when it ran, and how much of it had passed all the same. */
export type Failure = Stretch & { readonly name: string; readonly passed: number };

/**
 * What is to be run once more: all that failed, if the machine stood still during each of it. One that failed on a machine
 * that ran has found something, whatever else happened; then nothing is run again and every failure counts.
 */
export const toRunAgain = (
  failures: readonly Failure[],
  stretches: readonly Stretch[],
): readonly [Failure, ...Failure[]] | undefined => {
  const [first, ...rest] = failures;
  return first !== undefined && failures.every((failure) => wasHeldUp(failure, stretches))
    ? [first, ...rest]
    : undefined;
};

/** One line for a failure: when it was, in seconds of the run, and whether the machine ran. */
export const describeFailure = (failure: Failure, beganAt: number, stretches: readonly Stretch[]): string => {
  const second = (at: number): number => Math.round((at - beganAt) / 1000);
  const machine = wasHeldUp(failure, stretches) ? 'stood still' : 'ran';
  return `failed from ${second(failure.from)} to ${second(failure.to)} s, the machine ${machine}: ${failure.name}`;
};

/** The journeys that failed. A fault outside of them is no journey's, and nothing is known of the others then. */
export const failedJourneys = (report: unknown): readonly Failure[] =>
  browserReport.parse(report).errors.length > 0
    ? []
    : walksOf(report)
        .filter(({ status }) => status === 'unexpected')
        .map(({ file, title, startedAt, durationMs }) => ({
          name: `${file}: ${title}`,
          passed: 0,
          from: startedAt,
          to: startedAt + durationMs,
        }));

/** The files of unit and integration tests in which something failed. */
export const failedFiles = (report: unknown): readonly Failure[] =>
  unitReport
    .parse(report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name, startTime, endTime, assertionResults }) => ({
      name,
      from: startTime,
      to: endTime,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }));
