import { expect, test } from 'vitest';
import { lastDay } from './last-day.ts';

test('a contract that is gone from a day on had the day before as its last', () => {
  expect(['2026-11-21', '2026-03-01', '2027-01-01'].map(lastDay)).toEqual(['2026-11-20', '2026-02-28', '2026-12-31']);
});
