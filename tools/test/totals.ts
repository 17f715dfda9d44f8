import * as z from 'zod/mini';

/** What a run of tests came to. */
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads vitest's report. A file that could not even be loaded has no tests, and counts as one that failed. */
export const unitTotals = (report: unknown): Totals => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = unitReport.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests };
};

/** Reads Playwright's report. A test that passed at a second try is flaky, and that is a failure to look at. */
export const browserTotals = (report: unknown): Totals => {
  const { stats, errors } = browserReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
};

/** A run that ended badly without a failed test failed all the same. */
export const withExitCode = (totals: Totals, code: number): Totals =>
  code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;

export const addTotals = (all: readonly Totals[]): Totals => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** The last line of every run. */
export const describeTotals = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
