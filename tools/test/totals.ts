/** What a run of tests came to. */
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

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
