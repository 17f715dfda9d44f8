import type { ContractType, PeriodType } from '@fairground/contract/agents/contract-terms';
import { dayAfter, windowOf } from '../../../figures/index.ts';
import { isFirstOfMonth, periodAfter, periodOf } from './periods.ts';

/** What one run settles: the days whose figures it reads, and the moment by which they must be closed. */
export type SettlementWindow = {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly start: Date;
  readonly end: Date;
  readonly isFirstOfMonth: boolean;
};

const DAY_MS = 86_400_000;
const WIDTH_MS: Readonly<Partial<Record<PeriodType, number>>> = { HOURLY: 3_600_000, FIVE_MINUTES: 300_000 };

/** At most so many days lie in a period. */
const DAYS: Readonly<Partial<Record<PeriodType, number>>> = { WEEKLY: 7, SEMIMONTHLY: 16, MONTHLY: 31 };

/** How late a run begins after its window, so that earlier runs of the night are done. */
const AFTER_MS: Readonly<Record<ContractType, number>> = {
  RT_SALARY: 0,
  HOUR_SALARY: 0,
  DAILY_SALARY: 100 * 60_000,
  DIVIDEND: 130 * 60_000,
};

/** Whether a run may be calculated: its window is closed for good, and its hour has come. */
export const isDue = (
  type: ContractType,
  { end }: Pick<SettlementWindow, 'end'>,
  { now, closedUntil }: { readonly now: Date; readonly closedUntil: Date },
): boolean => closedUntil >= end && now.getTime() >= end.getTime() + AFTER_MS[type];

/** Whether the figures of a window are still kept: those of days are kept for ever, those within a day for some days. */
export const isKept = (type: PeriodType, { from }: Pick<SettlementWindow, 'from'>, oldest: string): boolean =>
  WIDTH_MS[type] === undefined || from >= oldest;

/** The windows of a kind that end by a moment, beginning with the one a day lies in; the latest of them alone. */
export const windowsUntil = (
  type: PeriodType,
  {
    first,
    until,
    zone,
    most,
  }: { readonly first: string; readonly until: Date; readonly zone: string; readonly most: number },
): readonly SettlementWindow[] => {
  const width = WIDTH_MS[type];
  // What lies further back than the windows asked for is not walked: contracts run for years.
  const earliest = dayAfter(until.toISOString().slice(0, 10), -(most + 1) * (DAYS[type] ?? 1));
  const begin = first > earliest ? first : earliest;
  const windows =
    width === undefined ? dayWindows(type, begin, until, zone) : shortWindows(width, most, { first, until, zone });
  return windows.slice(-most);
};

const dayWindows = (type: PeriodType, first: string, until: Date, zone: string): SettlementWindow[] => {
  const windows: SettlementWindow[] = [];
  for (let period = periodOf(type, first); ; period = periodAfter(type, period)) {
    const end = windowOf(period.to, zone).to;
    if (end > until) return windows;
    const start = windowOf(period.from, zone).from;
    windows.push({ ...period, start, end, isFirstOfMonth: isFirstOfMonth(type, period) });
  }
};

/** Windows within days, of as many days as the windows asked for cover. */
const shortWindows = (
  width: number,
  most: number,
  { first, until, zone }: { readonly first: string; readonly until: Date; readonly zone: string },
): SettlementWindow[] => {
  const windows: SettlementWindow[] = [];
  const days = Math.ceil((most * width) / DAY_MS) + 1;
  const earliest = dayAfter(until.toISOString().slice(0, 10), -days);
  for (let day = first > earliest ? first : earliest; ; day = dayAfter(day, 1)) {
    const { from, to } = windowOf(day, zone);
    if (from >= until) return windows;
    for (let start = from.getTime(); start + width <= Math.min(to.getTime(), until.getTime()); start += width) {
      const minutes = (start - from.getTime()) / 60_000;
      const clock = `${pad(Math.floor(minutes / 60))}${width < 3_600_000 ? `:${pad(minutes % 60)}` : ''}`;
      windows.push({
        key: `${day}T${clock}`,
        from: day,
        to: day,
        start: new Date(start),
        end: new Date(start + width),
        isFirstOfMonth: false,
      });
    }
  }
};

const pad = (count: number): string => String(count).padStart(2, '0');
