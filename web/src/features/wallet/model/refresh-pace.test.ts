import { expect, test } from 'vitest';
import { waitBeforeAsking } from './refresh-pace.ts';

test('the first press asks at once, one within a second of a call at the end of that second', () => {
  expect(waitBeforeAsking(undefined, 50)).toBe(0);
  expect(waitBeforeAsking(1_000, 1_000)).toBe(1_000);
  expect(waitBeforeAsking(1_000, 1_700)).toBe(300);
  expect(waitBeforeAsking(1_000, 2_000)).toBe(0);
  expect(waitBeforeAsking(1_000, 9_000)).toBe(0);
});
