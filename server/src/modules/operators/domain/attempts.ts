/** Failed logins of a name, as they are stored. */
export type Attempts = { readonly failures: number; readonly lastAt: Date; readonly lockedUntil: Date | null };

/** From one address. */
export const FAILURES_MAX = 5;
/** Of one name from everywhere: a stranger who guesses from one address must not keep its owner out. */
export const FAILURES_OF_NAME_MAX = 100;
export const LOCK_MS = 15 * 60_000;

/**
 * Counts an attempt before it is made, so that attempts at the same time cannot exceed the limit. Answers what to store,
 * or until when no more are taken. The fifth failure from one address within a quarter of an hour locks it for the name.
 */
export const countAttempt = (
  stored: Attempts | undefined,
  now: Date,
  failuresMax = FAILURES_MAX,
): { readonly lockedUntil: Date } | { readonly next: Attempts } => {
  if (stored?.lockedUntil && now < stored.lockedUntil) return { lockedUntil: stored.lockedUntil };
  const isRecent =
    stored !== undefined && stored.lockedUntil === null && now.getTime() - stored.lastAt.getTime() < LOCK_MS;
  const failures = (isRecent ? stored.failures : 0) + 1;
  const lockedUntil = failures >= failuresMax ? new Date(now.getTime() + LOCK_MS) : null;
  return { next: { failures, lastAt: now, lockedUntil } };
};
