import { expect, test } from 'vitest';
import { addTotals, describeTotals, withExitCode } from './totals.ts';

test('a run that ends badly is never reported as good', () => {
  expect(withExitCode({ passed: 4, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 4, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});

test('the last line is the total, and names skipped tests only when there are any', () => {
  const sum = addTotals([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);

  expect(describeTotals(sum)).toBe('5 passed, 1 failed');
  expect(describeTotals({ ...sum, skipped: 1 })).toBe('5 passed, 1 failed, 1 skipped');
});
