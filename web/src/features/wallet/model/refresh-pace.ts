/** However often it is pressed, the server is asked once a second. */
const ONCE_IN_MS = 1_000;

/** How long a press waits before the server is asked: what comes within the second after a call waits for its end. */
export const waitBeforeAsking = (askedAtMs: number | undefined, nowMs: number): number =>
  askedAtMs === undefined ? 0 : Math.max(0, askedAtMs + ONCE_IN_MS - nowMs);
