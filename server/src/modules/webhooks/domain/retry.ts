const MINUTE_MS = 60_000;

/** How long after each failed try the next one follows, in minutes: about two days in all. */
const PAUSES = [1, 5, 30, 120, 360, 720, 1_440];

/** When it is tried again after so many tries; nothing when it is given up. */
export const nextTryAt = (tries: number, now: Date): Date | null => {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * MINUTE_MS);
};
