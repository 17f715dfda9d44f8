import { expect, test } from 'vitest';
import { addTotals, browserTotals, describeTotals, unitTotals, withExitCode } from './totals.ts';

test('a file that could not be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };

  expect(unitTotals(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a browser test that passed only at a second try is a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

  expect(browserTotals(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a run that ends badly is never reported as good', () => {
  expect(withExitCode({ passed: 4, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 4, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});

test('the last line adds everything up and tells of skipped tests only when there are any', () => {
  const sum = addTotals([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);

  expect(describeTotals(sum)).toBe('5 passed, 1 failed');
  expect(describeTotals({ ...sum, skipped: 1 })).toBe('5 passed, 1 failed, 1 skipped');
});
