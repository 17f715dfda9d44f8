const FIRST_MS = 2_000;
const LONGEST_MS = 15 * 60_000;

/** How long to wait after so many tries that reached nobody: doubling, up to a quarter of an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(Math.max(0, attempts - 1), 20));
