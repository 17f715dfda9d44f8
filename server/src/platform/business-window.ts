/** The span of a business day: from its midnight to the next one in the zone of the business. */
export const windowOf = (day: string, timeZone: string): { readonly from: Date; readonly to: Date } => ({
  from: midnightOf(day, timeZone),
  to: midnightOf(dayAfter(day, 1), timeZone),
});

/** Days of the business as somebody chooses them, both included; an end that is left out is open. */
export type DayRange = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The moments of a range of days: from the first midnight on, before the one behind the last day. */
export const momentsOf = (
  { from, to }: DayRange,
  timeZone: string,
): { readonly from: Date | undefined; readonly to: Date | undefined } => ({
  from: from === undefined ? undefined : midnightOf(from, timeZone),
  to: to === undefined ? undefined : midnightOf(dayAfter(to, 1), timeZone),
});

/** The date so many days later; earlier with a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a range has, both ends included. */
export const daysIn = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

const DAY_MS = 86_400_000;

/** The offset is read at the guess and again at the result: a zone may change it that night. */
const midnightOf = (day: string, timeZone: string): Date => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const guess = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(guess, timeZone));
};

const offsetAt = (moment: number, timeZone: string): number => {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(moment / 1_000) * 1_000;
};

/** Making a format costs a hundred times as much as using it; a product has one zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
};
