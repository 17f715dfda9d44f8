/** The states of a self-exclusion. After its term it ends only by a request, an answer of staff and a wait. */
export const EXCLUSION_STATES = ['ACTIVE', 'LIFT_ASKED', 'LIFT_GRANTED', 'ENDED'] as const;
export type ExclusionState = (typeof EXCLUSION_STATES)[number];

/** The allowed changes of state. The database guard has the same rows in `protection_exclusion_edge`; a test compares both. */
export const EXCLUSION_EDGES: readonly (readonly [from: ExclusionState, to: ExclusionState])[] = [
  ['ACTIVE', 'LIFT_ASKED'],
  ['LIFT_ASKED', 'LIFT_GRANTED'],
  // The answer was no; the member may ask again.
  ['LIFT_ASKED', 'ACTIVE'],
  ['LIFT_GRANTED', 'ENDED'],
];

/** Days a time-out may last: what the page offers, and the most. */
export const TIME_OUT_DAYS = [1, 7, 30, 42] as const;
export const TIME_OUT_DAYS_MAX = 42;

/** Months of a self-exclusion; the one without an end is null. */
export const EXCLUSION_MONTHS = [6, 12, 60] as const;

/** Staff answers a request to lift an exclusion within this time, and it ends this long after a yes. */
export const LIFT_ANSWER_DAYS = 7;
export const LIFT_WAIT_HOURS = 24;

/** Minutes between reality checks that a player may choose. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const;

/** Days an activity statement covers. */
export const STATEMENT_DAYS = [30, 90] as const;
