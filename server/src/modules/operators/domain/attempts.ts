/** Failed logins of a name, as they are stored. */
export type Attempts = { readonly failures: number; readonly lastAt: Date; readonly lockedUntil: Date | null };

export const FAILURES_MAX = 5;
export const LOCK_MS = 15 * 60_000;

/**
 * Counts an attempt before it is made, so that attempts at the same time cannot exceed the limit. Answers what to store,
 * or until when the name is locked. The fifth failure within a quarter of an hour locks the name.
 */
export const countAttempt = (
  stored: Attempts | undefined,
  now: Date,
): { readonly lockedUntil: Date } | { readonly next: Attempts } => {
  if (stored?.lockedUntil && now < stored.lockedUntil) return { lockedUntil: stored.lockedUntil };
  const isRecent =
    stored !== undefined && stored.lockedUntil === null && now.getTime() - stored.lastAt.getTime() < LOCK_MS;
  const failures = (isRecent ? stored.failures : 0) + 1;
  const lockedUntil = failures >= FAILURES_MAX ? new Date(now.getTime() + LOCK_MS) : null;
  return { next: { failures, lastAt: now, lockedUntil } };
};
