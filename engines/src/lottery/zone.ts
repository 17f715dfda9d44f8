/** Days and times of day in a time zone. Nothing here asks what time it is. */

/** A day of the calendar, `2026-03-21`. */
export type Day = string;

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
};

/** What clocks in the zone show at a moment, as if it were UTC. */
const shownAt = (moment: Date, zone: string): number => {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Zones that never change their clocks, with the hours they are ahead of UTC. All draws are held in one of them, and the first
 * format of a zone holds the thread of a slow phone for more than 100 ms. A test compares them with the tables of Intl.
 */
export const FIXED_HOURS: Readonly<Record<string, number>> = {
  'Asia/Bangkok': 7,
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Kuala_Lumpur': 8,
  'Asia/Singapore': 8,
  'Asia/Vientiane': 7,
};
/** Clocks are changed at full quarters of an hour of UTC: within one, a zone has one offset. */
const QUARTER_MS = 900_000;
const OFFSETS_MAX = 4_096;
const offsets = new Map<string, number>();

/** The offset at a moment on a full quarter of an hour; formatting a date is slow, so it is kept. */
const keptOffset = (at: number, zone: string): number => {
  const key = `${zone} ${at}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = shownAt(new Date(at), zone) - at;
    if (offsets.size >= OFFSETS_MAX) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
};

/**
 * How far the zone is ahead of UTC. A page of lotteries asks hundreds of times: where the offset is the same at both ends
 * of a day of UTC, as on nearly all days, it is looked up once for the day.
 */
const offsetAt = (at: number, zone: string): number => {
  const fixed = FIXED_HOURS[zone];
  if (fixed !== undefined) return fixed * HOUR_MS;
  const day = Math.floor(at / DAY_MS) * DAY_MS;
  const offset = keptOffset(day, zone);
  if (offset === keptOffset(day + DAY_MS, zone)) return offset;
  return keptOffset(Math.floor(at / QUARTER_MS) * QUARTER_MS, zone);
};

/** The day it is in a zone at a moment. */
export const dayOf = (moment: Date, zone: string): Day =>
  new Date(moment.getTime() + offsetAt(moment.getTime(), zone)).toISOString().slice(0, 10);

/** The moment clocks in the zone show this time of this day; where they are put back, the first one. */
export const momentOf = (day: Day, time: string, zone: string): Date => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The offset is asked for twice: near a change of clocks the first answer may be that of the other side.
  const guess = wanted - offsetAt(wanted, zone);
  return new Date(wanted - offsetAt(guess, zone));
};

/** So many days after a day, or before it. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The day of the week from Sunday, 0, to Saturday, 6. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const dayOfMonth = (day: Day): number => Number(day.slice(8));
