/** A day is text, `2026-11-15`: it has no hour and no zone, so nothing can shift it. */
export type Day = string;

export type DayRange = { readonly from: Day; readonly to: Day };

export type PartialRange = { readonly from: Day; readonly to?: Day | undefined };

export function addDays(day: Day, count: number): Day {
  return dayOf(timeOf(day) + count * DAY_MS);
}

/** The same day of another month, or its last one. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)));
}

export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** The last so many days, today included: the presets of every record page. */
export function lastDays(today: Day, count: number): DayRange {
  return { from: addDays(today, 1 - count), to: today };
}

/** Rows of seven days, with nothing before the first and after the last of the month. */
export function weeksOfMonth(month: Day, weekStart: number): readonly (readonly (Day | undefined)[])[] {
  const first = startOfMonth(month);
  const lead = (weekdayOf(first) - weekStart + 7) % 7;
  const length = partsOf(addDays(addMonths(first, 1), -1))[2];
  const rowCount = Math.ceil((lead + length) / 7);
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: 7 }, (_unused, column) => {
      const index = row * 7 + column - lead;
      return index >= 0 && index < length ? addDays(first, index) : undefined;
    }),
  );
}

/** The first press begins a range, the second ends it in either direction, a third starts a new one. */
export function pickDay(range: PartialRange | undefined, day: Day): PartialRange {
  if (range === undefined || range.to !== undefined) return { from: day };
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day };
}

export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Where the focus goes by a key, as calendars everywhere do it. */
export function dayAfterKey(key: string, day: Day, weekStart: number, isRtl: boolean): Day | undefined {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
    case 'End':
      return addDays(day, 6 - ((weekdayOf(day) - weekStart + 7) % 7));
    case 'PageDown':
      return addMonths(day, 1);
    case 'PageUp':
      return addMonths(day, -1);
    default:
      return undefined;
  }
}

/** For `Intl.DateTimeFormat` with the zone UTC. */
export function timeOf(day: Day): number {
  const [year, month, date] = partsOf(day);
  return Date.UTC(year, month - 1, date);
}

const DAY_MS = 86_400_000;

function partsOf(day: Day): readonly [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

function weekdayOf(day: Day): number {
  return new Date(timeOf(day)).getUTCDay();
}
