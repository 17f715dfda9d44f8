import type { LimitKind, LimitWindow } from '@fairground/contract/market/policy';
import { RELAX_OPEN_DAYS, REVIEW_MONTHS } from '@fairground/contract/protection/limits';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A limit as its member set it. The amount is money, or minutes of the time of sessions. */
export type StoredLimit = {
  readonly kind: LimitKind;
  readonly period: LimitWindow;
  readonly amount: bigint;
  readonly effectiveFrom: Date;
  /** A weaker amount that was asked for, or a removal (null), and from when on it may be confirmed. */
  readonly pending: { readonly amount: bigint | null; readonly from: Date } | null;
};

export type LimitChange =
  | { readonly is: 'unchanged' }
  /** Nothing can be removed. */
  | { readonly is: 'not-set' }
  | { readonly is: 'tightened'; readonly amount: bigint }
  | { readonly is: 'relax-asked'; readonly amount: bigint | null; readonly from: Date };

/**
 * A stricter limit holds at once and drops a weaker one that waits; a weaker one waits. Asking again for the same weaker
 * limit does not start the wait again, and asking for the present one withdraws the request.
 */
export const decideChange = (
  current: StoredLimit | undefined,
  asked: bigint | null,
  { now, relaxHours }: { readonly now: Date; readonly relaxHours: number },
): LimitChange => {
  if (current === undefined) return asked === null ? { is: 'not-set' } : { is: 'tightened', amount: asked };
  if (asked !== null && asked <= current.amount)
    return asked === current.amount && current.pending === null
      ? { is: 'unchanged' }
      : { is: 'tightened', amount: asked };
  if (isOpen(current.pending, now) && current.pending?.amount === asked) return { is: 'unchanged' };
  return { is: 'relax-asked', amount: asked, from: new Date(now.getTime() + relaxHours * HOUR_MS) };
};

export type Confirmation =
  | { readonly is: 'nothing-to-confirm' }
  | { readonly is: 'not-due' }
  | { readonly is: 'relaxed'; readonly amount: bigint | null };

/** The second yes: only after the wait, and only while the request is fresh enough to be what the member still wants. */
export const decideConfirmation = ({ pending }: Pick<StoredLimit, 'pending'>, now: Date): Confirmation => {
  if (pending === null || !isOpen(pending, now)) return { is: 'nothing-to-confirm' };
  return now < pending.from ? { is: 'not-due' } : { is: 'relaxed', amount: pending.amount };
};

/** When a request to relax a limit is dropped. */
export const dropsAt = (from: Date): Date => new Date(from.getTime() + RELAX_OPEN_DAYS * DAY_MS);

const isOpen = (pending: StoredLimit['pending'], now: Date): boolean => pending !== null && now < dropsAt(pending.from);

/** Whether half a year has passed since the member set, changed or reviewed a limit. */
export const isReviewDue = (reviewedAt: Date, now: Date): boolean => monthsAfter(reviewedAt, REVIEW_MONTHS) <= now;

/** The same day and time some months later or, where the month is shorter, its last day. */
export const monthsAfter = (moment: Date, months: number): Date => {
  const day = moment.getUTCDate();
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day, last));
  return later;
};

/** Where the rolling window of a deposit limit begins: 24 hours, 7 days or one month back. */
export const rollingStart = (period: LimitWindow, now: Date): Date =>
  period === 'month' ? monthsAfter(now, -1) : new Date(now.getTime() - (period === 'day' ? DAY_MS : 7 * DAY_MS));

/** Whether deposits that are credited, those that wait and one more would pass a limit: gross, and the lowest limit wins. */
export const passesLimit = (
  { amount: cap }: Pick<StoredLimit, 'amount'>,
  { deposited, waiting, amount }: { readonly deposited: bigint; readonly waiting: bigint; readonly amount: bigint },
): boolean => deposited + waiting + amount > cap;

/** The most that one more deposit may be under a limit. */
export const roomWithin = (
  { amount: cap }: Pick<StoredLimit, 'amount'>,
  { deposited, waiting }: { readonly deposited: bigint; readonly waiting: bigint },
): bigint => {
  const room = cap - deposited - waiting;
  return room > 0n ? room : 0n;
};
