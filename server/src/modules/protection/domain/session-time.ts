/** From when to when a member was logged in on one device. */
export type Span = { readonly from: Date; readonly to: Date };

const MINUTE_MS = 60_000;

/** Whole minutes within a window in which at least one session ran; two devices at once count once. */
export const minutesWithin = (spans: readonly Span[], window: Span): number => {
  const clipped = spans
    .map(({ from, to }) => ({
      from: Math.max(from.getTime(), window.from.getTime()),
      to: Math.min(to.getTime(), window.to.getTime()),
    }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);
  let total = 0;
  let counted = 0;
  for (const { from, to } of clipped) {
    total += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return Math.floor(total / MINUTE_MS);
};
