import type { Pace } from '../deps.ts';
import { HOUSE_THINKS_MS } from './house.ts';

export const PACE: Pace = {
  seatingMs: 3_000,
  revealMs: 3_000,
  pauseMs: 5_000,
  thinksMs: HOUSE_THINKS_MS,
  graceMs: 300,
  clockPart: 1,
};

/**
 * The pace of a table: at a slow one players of the house think longer and results stand longer. Seeds are shown by
 * browsers, which need no more time.
 */
export const pacedBy = (pace: Pace, factor: number): Pace => ({
  ...pace,
  seatingMs: pace.seatingMs * factor,
  pauseMs: pace.pauseMs * factor,
  thinksMs: pace.thinksMs * factor,
});

/** Nobody committed or too few are there: looked at again so soon. */
export const AGAIN_MS = 2_000;
/** Who is leaving or did not act twice does not keep the others waiting. */
export const GONE_MS = 1_500;
/** Sits out so long, then gives up the seat. */
export const AWAY_MAX_MS = 300_000;
/** Between hands, without a sign of life. */
export const OFFLINE_MS = 90_000;
/** Timeouts in a row after which a seat is away. */
export const TIMEOUTS_MAX = 2;
/** The published rule: a hand that cannot be brought on so long is cancelled; its money never moved. */
export const CANCELLED_AFTER_MS = 600_000;
/** A table where nobody sits is closed after this. */
export const EMPTY_MS = 600_000;
/** Who comes back to a table of pots within this brings what was taken away, up to the most of the room. */
export const SAME_STACK_MS = 1_800_000;
/** What of a stack and the seeds stays hidden in games where hands are folded. */
export const SEED_HIDDEN_MS = 86_400_000;
