/** Whether an action may run again: at most once in a span, and what comes sooner is dropped. */
export const mayRunAgain = (lastMs: number | undefined, nowMs: number, spanMs: number): boolean =>
  lastMs === undefined || nowMs - lastMs >= spanMs;
