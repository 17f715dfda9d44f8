import type { PeriodType } from '@fairground/contract/agents/contract-terms';
import { dayAfter } from '../../../figures/index.ts';

/** Days of the business, both included, and the name of the span. */
export type Period = { readonly key: string; readonly from: string; readonly to: string };

type DayPeriod = Exclude<PeriodType, 'HOURLY' | 'FIVE_MINUTES'>;

/** The period of days that a day lies in. Hours and shorter windows lie in the period of their day. */
export const periodOf = (type: PeriodType, day: string): Period => PERIODS[isOfDays(type) ? type : 'DAILY'](day);

/** Returns the next period. */
export const periodAfter = (type: PeriodType, { to }: Pick<Period, 'to'>): Period => periodOf(type, dayAfter(to, 1));

/** Returns the previous period. */
export const periodBefore = (type: PeriodType, { from }: Pick<Period, 'from'>): Period =>
  periodOf(type, dayAfter(from, -1));

/** So many whole periods without a contract leave a carry standing; nobody sheds a loss by a short break. */
const CARRY_GAP_PERIODS = 3;

/** The day from which the gap before a period is counted: a bill that ended before it no longer carries into the period. */
export const carriedSince = (type: PeriodType, period: Pick<Period, 'from'>): string => {
  let earliest = period;
  for (let count = 0; count < CARRY_GAP_PERIODS; count += 1) earliest = periodBefore(type, earliest);
  return earliest.from;
};

/** Whether no other period began in the month this one begins in. */
export const isFirstOfMonth = (type: PeriodType, { from }: Pick<Period, 'from'>): boolean =>
  periodBefore(type, { from }).from.slice(0, 7) !== from.slice(0, 7);

const isOfDays = (type: PeriodType): type is DayPeriod => type !== 'HOURLY' && type !== 'FIVE_MINUTES';

const PERIODS: Readonly<Record<DayPeriod, (day: string) => Period>> = {
  DAILY: (day) => ({ key: day, from: day, to: day }),
  WEEKLY: (day) => {
    const from = dayAfter(day, -((weekdayOf(day) + 6) % 7));
    return { key: weekKey(from), from, to: dayAfter(from, 6) };
  },
  SEMIMONTHLY: (day) => {
    const month = day.slice(0, 7);
    return day.slice(8) <= '15'
      ? { key: `${month}-A`, from: `${month}-01`, to: `${month}-15` }
      : { key: `${month}-B`, from: `${month}-16`, to: lastOfMonth(day) };
  },
  MONTHLY: (day) => ({ key: day.slice(0, 7), from: `${day.slice(0, 7)}-01`, to: lastOfMonth(day) }),
};

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
/** Sunday is 0. */
const weekdayOf = (day: string): number => dateOf(day).getUTCDay();

const lastOfMonth = (day: string): string => {
  const date = dateOf(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
};

/** A week belongs to the year its Thursday lies in. */
const weekKey = (monday: string): string => {
  const thursday = dayAfter(monday, 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor((dateOf(thursday).getTime() - dateOf(`${year}-01-01`).getTime()) / 604_800_000) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
};
