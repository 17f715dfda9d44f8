import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { dayOf, FIXED_HOURS, momentOf } from './zone.ts';

/** Zones without changes of clocks, with them, and with half hours or changes at odd times. */
const ZONES = [
  'Asia/Ho_Chi_Minh',
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
];
const HOUR_MS = 3_600_000;

/** The year, day by day, at hours that wander through the day. */
const moments = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24, 20)));

test.for(ZONES)('%s: the day of a moment is the one its clocks show', (zone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });

  const wrong = moments.filter((moment) => dayOf(moment, zone) !== format.format(moment));

  expect(wrong).toEqual([]);
});

test.for(ZONES)('%s: at the moment of a time of day its clocks show that time', (zone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

  const wrong = moments.flatMap((moment) => {
    const day = dayOf(moment, zone);
    // Noon and the evening exist on every day; clocks are changed at night.
    return ['12:00', '18:15', '21:45'].filter((time) => format.format(momentOf(day, time, zone)) !== `${day} ${time}`);
  });

  expect(wrong).toEqual([]);
});

test('on the day clocks are changed the hours before and after have offsets of their own', () => {
  const changedAt = Date.UTC(2026, 2, 29, 1);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

  expect(shown.format(new Date(changedAt - 1))).toBe('2026-03-29 01:59');
  expect(momentOf('2026-03-29', '01:30', 'Europe/Berlin').getTime()).toBe(changedAt - HOUR_MS / 2);
  expect(momentOf('2026-03-29', '03:30', 'Europe/Berlin').getTime()).toBe(changedAt + HOUR_MS / 2);
  expect(momentOf('2026-10-25', '01:30', 'Europe/Berlin').getTime()).toBe(Date.UTC(2026, 9, 24, 23, 30));
  expect(momentOf('2026-10-25', '03:30', 'Europe/Berlin').getTime()).toBe(Date.UTC(2026, 9, 25, 2, 30));
});

test.for(Object.entries(FIXED_HOURS))('%s is %d hours ahead in every month from 2000 to 2040', ([zone, hours]) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const months = Array.from({ length: 41 * 12 }, (_, month) => Date.UTC(2000, month, 1));
  const asUtc = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

  expect(months.filter((month) => format.format(month) !== asUtc(month + hours * HOUR_MS))).toEqual([]);
});

test('every lottery is drawn in a zone that never changes its clocks', () => {
  expect(GAMES.filter(({ timetable }) => FIXED_HOURS[timetable.zone] === undefined).map(({ code }) => code)).toEqual(
    [],
  );
});
