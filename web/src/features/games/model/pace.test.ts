import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

type Step = readonly [px: number, ms: number];

/** What is reported of steps of so many pixels, each so many milliseconds after the one before. */
const told = (steps: readonly Step[]): readonly boolean[] => {
  const isTooFast = createPace();
  let [top, at] = [0, 1_000];
  isTooFast(top, at);
  return steps.map(([px, ms]) => isTooFast((top += px), (at += ms)));
};
const times = (count: number, step: Step): readonly Step[] => Array.from({ length: count }, () => step);

test('[part of B-07] a machine that draws in time is never too slow for a flick', () => {
  expect(told(times(60, [150, 16.7]))).not.toContain(true);
});

test('[part of B-07] a flick whose frames come late is too fast, until it can be read again', () => {
  const steps = [...times(3, [100, 80]), ...times(5, [100, 17]), [10, 17], [6, 17]] satisfies readonly Step[];

  expect(told(steps)).toEqual([false, true, true, true, true, true, true, true, true, false]);
});

test('[part of B-07] a machine so slow that a flick takes a third of a second for a step is left alone all the more', () => {
  expect(told([...times(3, [100, 350]), ...times(3, [100, 17]), [100, 400], [8, 17]])).toEqual([
    ...[false, true, true],
    ...[true, true, true],
    ...[true, false],
  ]);
});

test('one late frame is anybody’s, and slow reading is never too fast', () => {
  expect(told([[100, 17], [300, 60], ...times(10, [100, 17])])).not.toContain(true);
  expect(told(times(20, [20, 60]))).not.toContain(true);
});

test('upward it is the same', () => {
  expect(told(times(3, [-100, 80]))).toEqual([false, true, true]);
});

test('a jump after a rest is no flick, and after a rest a flick is over', () => {
  expect(told(times(5, [9_000, 700]))).not.toContain(true);
  expect(told([...times(3, [100, 80]), [100, 700]]).at(-1)).toBe(false);
});
