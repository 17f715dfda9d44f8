import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { leftoversBetween, OPEN_CHANNEL, readState } from './state.ts';

/** Runs before every test file, and after all that the file itself does at its end: hooks end in reverse order. */
const before = readState();

/** The port of a thread that was told to end stays until the thread has ended. */
const ENDS_WITHIN_MS = 10_000;

const readLeftovers = async (): Promise<readonly string[]> => {
  for (const began = performance.now(); ;) {
    const left = leftoversBetween(before, readState());
    if (left.length === 0 || left.some((each) => each !== OPEN_CHANNEL)) return left;
    if (performance.now() - began > ENDS_WITHIN_MS) return left;
    await wait(100);
  }
};

afterAll(async () => {
  // Timers and clock are asked about as the file left them.
  const left = vi.isFakeTimers() ? leftoversBetween(before, readState()) : await readLeftovers();
  if (left.length === 0) return;
  // Those that follow are not to be blamed for it.
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  throw new Error(`This file leaves something to those that follow it in the process:\n  ${left.join('\n  ')}`);
});
