/** The states of a slice: a part of a withdrawal that another member pays (domain 9.4). */
export const SLICE_STATES = ['MATCHED', 'PAID', 'DISPUTED', 'RECEIVED', 'PARTLY', 'NOT_RECEIVED', 'EXPIRED'] as const;
export type SliceState = (typeof SLICE_STATES)[number];

/** The allowed changes of state. The database guard has the same rows in `cashier_slice_edge`; a test compares both. */
export const SLICE_EDGES: readonly (readonly [from: SliceState, to: SliceState])[] = [
  ['MATCHED', 'PAID'],
  ['MATCHED', 'EXPIRED'],
  ['PAID', 'RECEIVED'],
  ['PAID', 'DISPUTED'],
  ['DISPUTED', 'RECEIVED'],
  ['DISPUTED', 'PARTLY'],
  ['DISPUTED', 'NOT_RECEIVED'],
];

/** In these the amount is promised to its payer; nothing else pays it meanwhile. */
export const OPEN_SLICES: readonly SliceState[] = ['MATCHED', 'PAID', 'DISPUTED'];

/** Below this no slice is cut, in whole units of the currency. */
export const SLICE_WHOLE_MIN = 50_000n;
/** A withdrawal is paid in so many slices at most; those that expired or did not arrive do not count. */
export const SLICES_MAX = 5;
/** How long a payer has to pay. */
export const SLICE_PAY_MINUTES = 15;
/** What no member has paid after this time goes to a payment provider. */
export const POOL_MINUTES = 120;
