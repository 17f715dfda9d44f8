import type { Progress } from '../../../platform/events/index.ts';

/** A posting transaction ends well within this. */
const WAIT_MS = 60_000;

/**
 * Whether the window that ends at `closing` can be closed: the wait is over, everything that ran when it ended has ended, and
 * every fact from before it is added.
 */
export const mayClose = (
  closing: Date,
  {
    now,
    isFencePassed,
    progress,
  }: { readonly now: Date; readonly isFencePassed: boolean; readonly progress: Progress },
): boolean =>
  now.getTime() - closing.getTime() >= WAIT_MS &&
  isFencePassed &&
  progress.isServed &&
  (progress.oldestWaiting === null || progress.oldestWaiting >= closing);
