import type { MarkerKind } from '@fairground/contract/protection/markers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A deposit this soon after a loss chases it. */
export const CHASE_MS = 10 * MINUTE_MS;

/** Markers count for this long. */
export const COUNTED_MS = 30 * DAY_MS;

/** With this many points a person of staff looks at the member. */
export const CASE_POINTS = 40;

const CHASES_WITHOUT_POINTS = 3;
const POINTS: Readonly<Record<MarkerKind, number>> = {
  'deposit-after-loss': CASE_POINTS,
  'deposits-rising': 15,
  'several-methods': 10,
  'night-play': 10,
  'withdrawal-cancelled': 15,
  'limit-relaxed': 10,
  'words-of-distress': CASE_POINTS,
};

/**
 * The points of one more marker. Single deposits after a loss say nothing: the fourth within a day does, and the further ones
 * of that day add nothing to it.
 */
export const pointsOf = (kind: MarkerKind, sameKindToday: number): number =>
  kind === 'deposit-after-loss' && sameKindToday !== CHASES_WITHOUT_POINTS ? 0 : POINTS[kind];

export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Markers that a decided case was about are not counted for the next one. */
export const countedSince = (now: Date, lastDecidedAt: Date | null): Date =>
  new Date(Math.max(now.getTime() - COUNTED_MS, lastDecidedAt?.getTime() ?? 0));

const NIGHT_ENDS_AT_HOUR = 6;

/** Whether it is night in a time zone: from midnight to six in the morning. */
export const isNightIn = (timeZone: string, moment: Date): boolean => {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment);
  return Number(hour) < NIGHT_ENDS_AT_HOUR;
};

export const WEEK_MS = 7 * DAY_MS;
/** What a week is compared with. */
export const USUAL_WEEKS = 4;
const RISES_BY = 3n;
const DAYS_MIN = 4;

type DepositDay = { readonly day: string; readonly deposited: bigint };

/**
 * Whether the last week has three times the usual deposits, by amount or by the days on which there were any; the usual is the
 * mean of the four weeks before. A member who paid in nothing before has no usual, and a few days are no habit.
 */
export const areDepositsRising = (days: readonly DepositDay[], weekFrom: string): boolean => {
  const paid = days.filter(({ deposited }) => deposited > 0n);
  const [week, before] = [paid.filter(({ day }) => day >= weekFrom), paid.filter(({ day }) => day < weekFrom)];
  if (before.length === 0) return false;
  const sum = (list: readonly DepositDay[]): bigint => list.reduce((total, { deposited }) => total + deposited, 0n);
  const isTriple = (now: bigint, usual: bigint): boolean => now * BigInt(USUAL_WEEKS) >= usual * RISES_BY;
  return (
    isTriple(sum(week), sum(before)) ||
    (week.length >= DAYS_MIN && isTriple(BigInt(week.length), BigInt(before.length)))
  );
};

/** With this many kinds of payment in a week. */
export const METHODS_MIN = 3;

/** Each week of the calendar notes such a marker once. */
export const weekKey = (now: Date): string => Math.floor(now.getTime() / WEEK_MS).toString();
