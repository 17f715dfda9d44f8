import { expect, test } from 'vitest';
import { elapsedText } from './elapsed.ts';

test('the time of a session reads like a clock, and a clock that was set back is none', () => {
  expect([0, 5_999, 60_000, 3_599_000, 3_729_000, -4_000].map(elapsedText)).toEqual([
    '0:00',
    '0:05',
    '1:00',
    '59:59',
    '1:02:09',
    '0:00',
  ]);
});
