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
  'night-play': 10,
  'withdrawal-cancelled': 15,
  'limit-relaxed': 10,
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
