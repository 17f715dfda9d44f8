import type { LimitKind } from '../market/policy.ts';

/** Amounts of these are money; the time of sessions is counted in minutes. */
export const isOfMoney = (kind: LimitKind): boolean => kind !== 'session-time';

/**
 * How the window of a limit runs. A rolling one is the last 24 hours, 7 days or month; one by the calendar begins anew at
 * midnight of the business zone: each day, on Monday or on the first of the month.
 */
export const WINDOW_RUNS = {
  deposit: 'rolling',
  'session-time': 'rolling',
  stake: 'calendar',
  loss: 'calendar',
} as const satisfies Readonly<Record<LimitKind, 'rolling' | 'calendar'>>;

type CalendarKind = { [K in LimitKind]: (typeof WINDOW_RUNS)[K] extends 'calendar' ? K : never }[LimitKind];

/** The wallet counts these beside the account; all others are summed when they are asked for. */
export const runsByCalendar = (kind: LimitKind): kind is CalendarKind => WINDOW_RUNS[kind] === 'calendar';

/** The longest limit of time that makes sense is the window itself. */
export const WINDOW_MINUTES = { day: 1_440, week: 10_080, month: 44_640 } as const;

/** After this many days without a second yes, a request to relax a limit is dropped. */
export const RELAX_OPEN_DAYS = 30;

/** A member looks at its limits again after this many months. */
export const REVIEW_MONTHS = 6;
