import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMotion } from './motion.ts';

/** Frames follow each other at once, on a clock of their own. */
const runFrames = (reduced: boolean) => {
  let now = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (frame: (at: number) => void) => {
    setTimeout(() => {
      now += 16;
      frame(now);
    });
  });
  return () => now;
};

beforeEach(() => vi.useRealTimers());
afterEach(() => vi.unstubAllGlobals());

test('a press ends the wait under way and those that follow until the next part, which takes its time again', async () => {
  const now = runFrames(false);
  const motion = createMotion(() => undefined);

  const waiting = motion.pause(10_000);
  motion.hurry();
  await waiting;
  await motion.run(5_000, () => undefined);
  const hurried = now();
  motion.calm();
  await motion.pause(1_000);

  expect(hurried).toBeLessThan(200);
  expect(now() - hurried).toBeGreaterThanOrEqual(1_000);
});

test('the quick pace halves what everything takes', async () => {
  const now = runFrames(false);
  const motion = createMotion(() => undefined);
  motion.setPace(0.5);

  await motion.pause(2_000);

  expect(now()).toBeGreaterThanOrEqual(1_000);
  expect(now()).toBeLessThan(1_200);
});

test('with reduced motion nothing moves on its way, and there is still time to look', async () => {
  const now = runFrames(true);
  const motion = createMotion(() => undefined);
  const parts: number[] = [];

  await motion.run(5_000, (part) => {
    parts.push(part);
  });
  const moved = now();
  await motion.pause(800);

  expect(parts.at(-1)).toBe(1);
  expect(moved).toBeLessThan(100);
  expect(now() - moved).toBeGreaterThanOrEqual(800);
});
