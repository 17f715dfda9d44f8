import type { LimitKind } from '../market/policy.ts';

/** Amounts of these are money; the time of sessions is counted in minutes. */
export const isOfMoney = (kind: LimitKind): boolean => kind !== 'session-time';

/** The longest limit of time that makes sense is the window itself. */
export const WINDOW_MINUTES = { day: 1_440, week: 10_080, month: 44_640 } as const;

/** After this many days without a second yes, a request to relax a limit is dropped. */
export const RELAX_OPEN_DAYS = 30;

/** A member looks at its limits again after this many months. */
export const REVIEW_MONTHS = 6;
