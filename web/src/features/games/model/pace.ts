/** A frame that took longer was held up by what was drawn in it. */
const LATE_MS = 24;
/** One late frame may be anybody's. */
const LATE_IN_A_ROW = 2;
/** From here on more than a screen passes in a second or so, and nobody reads a name. */
const FLICK_PX_PER_MS = 0.8;
/** Slower than this names are read again. */
const READ_PX_PER_MS = 0.5;
/** A third of a row in one late frame: whatever is drawn for it is past before it is seen, however slow that frame was. */
const LEAP_PX = 80;
/** Two steps further apart are no movement. */
const REST_MS = 600;

/**
 * Watches a page scroll, step by step, and says of each whether it goes faster than this machine can draw what comes. A
 * machine whose frames are in time is never told so, however fast it goes.
 */
export const createPace = (): ((topPx: number, atMs: number) => boolean) => {
  let last: { readonly topPx: number; readonly atMs: number } | undefined;
  let late = 0;
  let isTooFast = false;
  return (topPx, atMs) => {
    const tookMs = last === undefined ? Infinity : Math.max(1, atMs - last.atMs);
    const stepPx = Math.abs(topPx - (last?.topPx ?? topPx));
    last = { topPx, atMs };
    const isLate = tookMs >= LATE_MS;
    late = isLate && tookMs < REST_MS ? late + 1 : 0;
    const isFaster = (pxPerMs: number): boolean => stepPx / tookMs > pxPerMs || (isLate && stepPx >= LEAP_PX);
    if (tookMs >= REST_MS) isTooFast = false;
    else isTooFast = isTooFast ? isFaster(READ_PX_PER_MS) : late >= LATE_IN_A_ROW && isFaster(FLICK_PX_PER_MS);
    return isTooFast;
  };
};
