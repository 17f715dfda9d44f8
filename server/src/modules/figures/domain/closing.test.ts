import { expect, test } from 'vitest';
import { mayClose } from './closing.ts';

const QUIET = { isFencePassed: true, progress: { isServed: true, oldestWaiting: null } } as const;

test('[part of B-06] a window closes with the next look, although it comes a little earlier in its minute than the last one', () => {
  const closing = new Date('2026-05-01T10:05:00.750Z');

  expect(mayClose(closing, { ...QUIET, now: new Date('2026-05-01T10:06:00.120Z') })).toBe(true);
  expect(mayClose(closing, { ...QUIET, now: new Date('2026-05-01T10:05:50.000Z') })).toBe(false);
});
