import { dayAfter, dayOf, dayOfMonth, momentOf, weekdayOf } from './zone.ts';
import type { Day } from './zone.ts';

/** When issues open, lock and are drawn: known ahead of time from a game's schedule alone. */

/** Every so many seconds from midnight to midnight, or at a time of some days of the week or month. */
export type Schedule =
  | { readonly kind: 'interval'; readonly seconds: number }
  | { readonly kind: 'weekdays'; readonly days: readonly number[]; readonly at: string }
  | { readonly kind: 'month-days'; readonly days: readonly number[]; readonly at: string };

export type Timetable = {
  readonly zone: string;
  readonly schedule: Schedule;
  /** Bets are taken until so many seconds before the draw. */
  readonly lockSeconds: number;
  /** Closes the numbers of issues that are drawn once a day: the station. */
  readonly suffix: string;
};

export type Issue = {
  /** The number people read: `20260321-0288`, or `20260321-HCM`. */
  readonly numero: string;
  readonly openAt: Date;
  readonly lockAt: Date;
  readonly drawAt: Date;
};

/** Days between two draws are never more than these. */
const QUIET_DAYS_MAX = 40;

/** The issues that belong to a day: of a fast game those that open on it, of others the one drawn on it. */
export const issuesOn = (timetable: Timetable, day: Day): readonly Issue[] => {
  const { zone, schedule, lockSeconds, suffix } = timetable;
  if (schedule.kind !== 'interval') {
    if (!drawsOn(schedule, day)) return [];
    const drawAt = momentOf(day, schedule.at, zone);
    const openAt = momentOf(previousDay(schedule, day), schedule.at, zone);
    return [{ numero: `${compact(day)}-${suffix}`, openAt, drawAt, lockAt: before(drawAt, lockSeconds) }];
  }
  const { count, issueOf } = fastDay(timetable, schedule.seconds, day);
  return Array.from({ length: count }, (_, index) => issueOf(index));
};

/** The issue of a fast game that is open or about to be drawn at a moment, without listing the day. */
export const fastIssueAt = (timetable: Timetable, seconds: number, moment: Date): Issue | undefined => {
  const { startMs, count, issueOf } = fastDay(timetable, seconds, dayOf(moment, timetable.zone));
  const index = Math.floor((moment.getTime() - startMs) / (seconds * 1000));
  return index < count ? issueOf(index) : undefined;
};

/** How many issues a day of a fast game has, and each of them by its place. */
const fastDay = ({ zone, lockSeconds }: Timetable, seconds: number, day: Day) => {
  const startMs = momentOf(day, '00:00', zone).getTime();
  const endMs = momentOf(dayAfter(day, 1), '00:00', zone).getTime();
  const count = Math.floor((endMs - startMs) / (seconds * 1000));
  const digits = count > 999 ? 4 : 3;
  const issueOf = (index: number): Issue => {
    const openAt = new Date(startMs + index * seconds * 1000);
    const drawAt = new Date(openAt.getTime() + seconds * 1000);
    const sequence = String(index + 1).padStart(digits, '0');
    return { numero: `${compact(day)}-${sequence}`, openAt, drawAt, lockAt: before(drawAt, lockSeconds) };
  };
  return { startMs, count, issueOf };
};

/** So many issues from the one that can still be bet on at a moment, over as many days as it takes. */
export const issuesFrom = (timetable: Timetable, moment: Date, count: number): readonly Issue[] => {
  const issues: Issue[] = [];
  let day = dayAfter(dayOf(moment, timetable.zone), -1);
  for (let quiet = 0; issues.length < count && quiet <= QUIET_DAYS_MAX; day = dayAfter(day, 1)) {
    const found = issuesOn(timetable, day).filter(({ lockAt }) => lockAt > moment);
    quiet = found.length === 0 ? quiet + 1 : 0;
    issues.push(...found);
  }
  return issues.slice(0, count);
};

/** The issue that was drawn last at a moment, or is being drawn. */
export const issueBefore = (timetable: Timetable, moment: Date): Issue | undefined => {
  const today = dayOf(moment, timetable.zone);
  for (let back = 0; back <= QUIET_DAYS_MAX; back += 1) {
    const last = issuesOn(timetable, dayAfter(today, -back)).findLast(({ drawAt }) => drawAt <= moment);
    if (last !== undefined) return last;
  }
  return undefined;
};

const drawsOn = (schedule: Exclude<Schedule, { kind: 'interval' }>, day: Day): boolean =>
  schedule.days.includes(schedule.kind === 'weekdays' ? weekdayOf(day) : dayOfMonth(day));

const previousDay = (schedule: Exclude<Schedule, { kind: 'interval' }>, day: Day): Day => {
  for (let back = 1; back <= QUIET_DAYS_MAX; back += 1) {
    const earlier = dayAfter(day, -back);
    if (drawsOn(schedule, earlier)) return earlier;
  }
  throw new RangeError(`No draw comes before that of ${day}.`);
};

const compact = (day: Day): string => day.replaceAll('-', '');
const before = (moment: Date, seconds: number): Date => new Date(moment.getTime() - seconds * 1000);
