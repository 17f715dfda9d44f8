import {
  EXCLUSION_MONTHS,
  LIFT_ANSWER_DAYS,
  LIFT_WAIT_HOURS,
  TIME_OUT_DAYS_MAX,
} from '@fairground/contract/protection/states';
import type { ExclusionState } from '@fairground/contract/protection/states';
import { monthsAfter } from './limit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Exclusion = {
  readonly state: ExclusionState;
  readonly beganAt: Date;
  /** Null has no end. */
  readonly endsAt: Date | null;
  readonly askedAt: Date | null;
  readonly liftsAt: Date | null;
};

/** When a time-out of some days ends; nothing where it is too long or would end before one that runs. */
export const timeOutUntil = (days: number, now: Date, running: Date | undefined): Date | undefined => {
  if (!Number.isInteger(days) || days < 1 || days > TIME_OUT_DAYS_MAX) return undefined;
  const until = new Date(now.getTime() + days * DAY_MS);
  return running !== undefined && until < running ? undefined : until;
};

/** The terms a market offers. */
export const exclusionMonths = (monthsMin: number): readonly number[] =>
  EXCLUSION_MONTHS.filter((months) => months >= monthsMin);

/** When an exclusion of some months ends, null for never; nothing where the market does not offer the term. */
export const exclusionEnd = (months: number | null, monthsMin: number, now: Date): Date | null | undefined => {
  if (months === null) return null;
  return exclusionMonths(monthsMin).includes(months) ? monthsAfter(now, months) : undefined;
};

/** Only after the term, and never where there is none: neither staff nor an upline can shorten it. */
export const mayAskToLift = ({ state, endsAt }: Pick<Exclusion, 'state' | 'endsAt'>, now: Date): boolean =>
  state === 'ACTIVE' && endsAt !== null && endsAt <= now;

export const answerBy = (askedAt: Date): Date => new Date(askedAt.getTime() + LIFT_ANSWER_DAYS * DAY_MS);

/** After a yes the exclusion holds for one more day, so that nobody returns on impulse. */
export const liftsAt = (answeredAt: Date): Date => new Date(answeredAt.getTime() + LIFT_WAIT_HOURS * HOUR_MS);
