import { expect, test } from 'vitest';
import { refusal } from '../../../testing/refusal.ts';
import { rangeOf } from './range.ts';

test('[part of G-14] a report is about the last seven days where nothing is asked', () => {
  expect(rangeOf({}, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
});

test('[part of G-14] a range of 31 days is the longest, and one that runs backwards is refused', async () => {
  const asked = (from: string, to: string) => Promise.try(() => rangeOf({ from, to }, '2026-03-03'));

  expect(await asked('2026-01-01', '2026-01-31')).toBeDefined();
  expect(await refusal(asked('2026-01-01', '2026-02-01'))).toBe('agents.range-too-long');
  expect(await refusal(asked('2026-01-02', '2026-01-01'))).toBe('agents.range-backwards');
});

test('the first days of the calendar have no days before them', () => {
  expect(rangeOf({ to: '0001-01-03' }, '2026-01-10')).toEqual({ from: '0001-01-01', to: '0001-01-03' });
});
