/** What must be written down as significant (regulation 36 and 37). */
export const EVENT_KINDS = [
  'failed-logins',
  'large-wager',
  'large-win',
  'large-transaction',
  'override',
  'configuration-change',
  'game-change',
  'jackpot-change',
  'gaming-switch',
  'adjustment',
  'identity-change',
  'account-status',
  'authority-change',
  'clock-drift',
  'program-changed',
  'data-loss',
  'return-out-of-band',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** From which amount on an event is significant; staff change them. */
export const THRESHOLD_KINDS = ['large-wager', 'large-win', 'large-transaction'] as const;
export type ThresholdKind = (typeof THRESHOLD_KINDS)[number];

/** Programs whose digests are taken. */
export const PROGRAMS = ['server', 'engines', 'contract', 'locales', 'arcade', 'console', 'web'] as const;
export type Program = (typeof PROGRAMS)[number];

/** How the return of a game stands: within its band, outside it, too few rounds to tell, or nothing stated. */
export const RETURN_STATES = ['within', 'outside', 'few', 'unknown'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Days that returns are added up over. */
export const RETURN_DAYS = ['1', '7', '30', '90'] as const;
