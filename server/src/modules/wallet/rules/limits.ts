import type { Kind } from '../operation.ts';

export type LimitState = {
  readonly measure: 'stake' | 'loss' | 'deposit';
  readonly period: 'day' | 'week' | 'month';
  readonly cap: bigint;
  readonly used: bigint;
  /** The first day of the window that `used` was counted in. */
  readonly windowStart: string;
};

/** A stake counts against stakes and losses, a win takes off the loss again. */
const MEASURES_OF: Readonly<Partial<Record<Kind, readonly LimitState['measure'][]>>> = {
  stake: ['stake', 'loss'],
  win: ['loss'],
  deposit: ['deposit'],
};

const counts = (limit: LimitState, kind: Kind): boolean => MEASURES_OF[kind]?.includes(limit.measure) === true;

const DAY_MS = 86_400_000;

/** The first day of the window a day lies in; weeks begin on Monday. */
export const windowOf = (period: LimitState['period'], day: string): string => {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 8)}01`;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * DAY_MS).toISOString().slice(0, 10);
};

const usedOn = ({ period, used, windowStart }: LimitState, today: string): bigint =>
  windowStart < windowOf(period, today) ? 0n : used;

/** Whether an amount more would pass one of the limits. */
export const isOverLimit = (limits: readonly LimitState[], kind: Kind, amount: bigint, today: string): boolean =>
  amount > 0n && limits.some((limit) => counts(limit, kind) && usedOn(limit, today) + amount > limit.cap);

/** The limits after a movement of this kind. */
export const useLimits = (
  limits: readonly LimitState[],
  kind: Kind,
  amount: bigint,
  today: string,
): readonly LimitState[] =>
  limits.map((limit) =>
    counts(limit, kind)
      ? {
          ...limit,
          used: usedOn(limit, today) + (kind === 'win' ? -amount : amount),
          windowStart: windowOf(limit.period, today),
        }
      : limit,
  );

/** The limits after a movement of an earlier day is undone: only a window that it was counted in changes. */
export const giveBackLimits = (
  limits: readonly LimitState[],
  kind: Kind,
  amount: bigint,
  { of, today }: { readonly of: string; readonly today: string },
): readonly LimitState[] =>
  limits.map((limit) =>
    counts(limit, kind) && limit.windowStart === windowOf(limit.period, today) && limit.windowStart <= of
      ? { ...limit, used: limit.used + (kind === 'win' ? amount : -amount) }
      : limit,
  );
