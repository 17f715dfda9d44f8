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

/** What moves: all of it, and the part of it that is cash. Bonus money is staked and won, but no cash is lost by it. */
export type Counted = { readonly all: bigint; readonly cash: bigint };

const countedBy = ({ measure }: LimitState, { all, cash }: Counted): bigint => (measure === 'loss' ? cash : all);

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

/** Whether so much more would pass one of the limits. */
export const isOverLimit = (limits: readonly LimitState[], kind: Kind, counted: Counted, today: string): boolean =>
  limits.some((limit) => {
    const amount = countedBy(limit, counted);
    return amount > 0n && counts(limit, kind) && usedOn(limit, today) + amount > limit.cap;
  });

/** The limits after a movement of this kind. */
export const useLimits = (
  limits: readonly LimitState[],
  kind: Kind,
  counted: Counted,
  today: string,
): readonly LimitState[] =>
  limits.map((limit) =>
    counts(limit, kind)
      ? {
          ...limit,
          used: usedOn(limit, today) + signed(kind, countedBy(limit, counted)),
          windowStart: windowOf(limit.period, today),
        }
      : limit,
  );

/** The limits after a movement of an earlier day is undone: only a window that it was counted in changes. */
export const giveBackLimits = (
  limits: readonly LimitState[],
  kind: Kind,
  counted: Counted,
  { of, today }: { readonly of: string; readonly today: string },
): readonly LimitState[] =>
  limits.map((limit) =>
    counts(limit, kind) && limit.windowStart === windowOf(limit.period, today) && limit.windowStart <= of
      ? { ...limit, used: limit.used - signed(kind, countedBy(limit, counted)) }
      : limit,
  );

const signed = (kind: Kind, amount: bigint): bigint => (kind === 'win' ? -amount : amount);
