import { afterAll, vi } from 'vitest';
import { leftoversBetween, readState } from './state.ts';

/** Runs before every test file, and after all that the file itself does at its end: hooks end in reverse order. */
const before = readState();

afterAll(() => {
  const left = leftoversBetween(before, readState());
  if (left.length === 0) return;
  // Those that follow are not to be blamed for it.
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  throw new Error(`This file leaves something to those that follow it in the process:\n  ${left.join('\n  ')}`);
});
