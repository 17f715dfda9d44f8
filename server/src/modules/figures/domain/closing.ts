import type { Progress } from '../../../platform/events/index.ts';

/**
 * A posting transaction ends well within this. Less than a minute, as the job of the gate comes once a minute and not to the
 * millisecond: with a whole minute, one that comes a little earlier than the one before would cost the window another one.
 */
const WAIT_MS = 55_000;

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
