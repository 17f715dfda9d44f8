/** How long bets are taken before a flight. */
export const BOARDING_MS = 8_000;
/** Between the last bet and the start: the public value is fixed meanwhile. */
export const FIXING_MS = 600;
/** The start is announced this long before it. */
export const AHEAD_MS = 900;
/** An order that came before the end and is still being written counts. */
export const LANDING_MS = 600;
/** The end stays on the screen before the next flight takes bets. */
export const ENDED_MS = 3_500;
