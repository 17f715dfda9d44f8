/** What a member does that may be a sign of harm (regulation 31). */
export const MARKER_KINDS = [
  /** A deposit within ten minutes of a loss. */
  'deposit-after-loss',
  /** A week in which much more was paid in, or much more often, than in the four weeks before. */
  'deposits-rising',
  /** Deposits by three kinds of payment within a week. */
  'several-methods',
  /** An hour of play at night. */
  'night-play',
  /** A withdrawal the member called back. */
  'withdrawal-cancelled',
  /** A limit that was relaxed or removed. */
  'limit-relaxed',
  /** Words of distress written in the chat of customer service or in a letter to us. */
  'words-of-distress',
] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** A case waits for a person; a decided one stays as it was decided. */
export const HARM_CASE_STATES = ['OPEN', 'CLOSED'] as const;
export type HarmCaseState = (typeof HARM_CASE_STATES)[number];

/** How a case ends. */
export const HARM_CASE_OUTCOMES = ['NO_CONCERN', 'ADVISED', 'LIMITS_SET', 'EXCLUDED'] as const;
export type HarmCaseOutcome = (typeof HARM_CASE_OUTCOMES)[number];
