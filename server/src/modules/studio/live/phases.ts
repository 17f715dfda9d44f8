import type { TableKind } from '@fairground/contract/studio/game';

/** How long each part of a round takes. */
export const BETTING_MS = 16_000;
/** Between the last bet and the first card: the public value is fixed meanwhile. */
export const CLOSING_MS = 1_200;
/** The result lies on the table before the next round opens. */
export const RESULT_MS = 4_500;
/** After a cancelled round. */
export const PAUSE_MS = 3_000;

/** The show of a result, as long as the clients take for it. Nothing is paid before it is over. */
export const DEAL_MS: Readonly<Record<TableKind, number>> = {
  baccarat: 8_500,
  roulette: 8_500,
  'sic-bo': 6_000,
  'dragon-tiger': 5_000,
  'bau-cua': 6_000,
  'xoc-dia': 6_000,
  'fan-tan': 8_500,
  'money-wheel': 8_500,
  blackjack: 6_500,
};

/** A table runs so long after somebody last looked. */
export const WATCHED_MS = 90_000;
/** A node that runs a table says so again before this is over. */
export const LEAD_MS = 6_000;
/** A call to the wallet that began before the close may take so long. */
export const GRACE_MS = 3_000;
/** What is so far behind its time was interrupted, and its players are notified. */
export const LATE_MS = 45_000;
/** The published rule: a round that cannot be dealt so long after its close is cancelled and every stake goes back. */
export const CANCELLED_AFTER_MS = 10 * 60_000;
