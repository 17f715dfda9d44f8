/** Days as the house counts them, `2026-11-15`: business days begin in its zone, wherever the member sits. */
export type DayRange = { readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;

export const dayOf = (moment: Date, timeZone: string): string =>
  // Swedish writes a date the way it is sorted.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** The moment a day begins in the zone. */
export const startOfDay = (day: string, timeZone: string): Date => {
  const atUtc = new Date(`${day}T00:00:00Z`);
  const near = new Date(atUtc.getTime() - offsetAt(atUtc, timeZone));
  // The offset that counts is that of the day's own midnight: clocks may change in between.
  return new Date(atUtc.getTime() - offsetAt(near, timeZone));
};

const offsetAt = (moment: Date, timeZone: string): number => {
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return new Date(`${there.replace(' ', 'T')}Z`).getTime() - moment.getTime();
};

const daysBetween = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

export const isTooLong = (range: DayRange, daysMax: number): boolean => daysBetween(range) > daysMax;

/** Both days included. A range that ends today stays open, so that what happens now is in it. */
export const momentsOf = (
  range: DayRange,
  today: string,
  timeZone: string,
): { readonly from: Date; readonly to?: Date } => {
  const from = startOfDay(range.from, timeZone);
  if (range.to >= today) return { from };
  return { from, to: new Date(startOfDay(addDays(range.to, 1), timeZone).getTime() - 1) };
};

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** So many days up to today, today included. */
export const lastDays = (today: string, count: number): DayRange => ({ from: addDays(today, 1 - count), to: today });

/** As many days as the range has, right before or right after it, and never beyond today. */
export const nextRange = (range: DayRange, way: 'earlier' | 'later', today: string): DayRange => {
  const count = daysBetween(range);
  const to = addDays(range.to, way === 'earlier' ? -count : count);
  return to > today ? lastDays(today, count) : lastDays(to, count);
};
