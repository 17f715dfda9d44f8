/**
 * The server's time, kept without the browser's own clock: that one may be wrong by an hour or be set while the page is
 * open. What counts is a clock that only runs (`performance.now`) and how far the server's time is ahead of it.
 */

/** One question for the time: when it was sent and answered on the running clock, and what the server said. */
export type ClockSample = { readonly sentMs: number; readonly receivedMs: number; readonly serverMs: number };

const roundTripOf = ({ sentMs, receivedMs }: ClockSample): number => receivedMs - sentMs;

/** How far the server is ahead of the running clock: the answer was written half a round trip before it came. */
export const aheadOf = ({ sentMs, receivedMs, serverMs }: ClockSample): number => serverMs - (sentMs + receivedMs) / 2;

/** The sample to trust: the quickest, because half of its way can be wrong by the least. */
export const bestOf = (samples: readonly ClockSample[]): ClockSample | undefined =>
  samples.reduce<ClockSample | undefined>(
    (best, sample) => (best === undefined || roundTripOf(sample) < roundTripOf(best) ? sample : best),
    undefined,
  );
