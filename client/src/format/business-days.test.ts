import { expect, test } from 'vitest';
import { dayOf, isTooLong, lastDays, momentsOf, nextRange, startOfDay } from './business-days.ts';

const HANOI = 'Asia/Ho_Chi_Minh';

test('a day begins at midnight of the house, not of the browser', () => {
  expect(startOfDay('2026-11-15', HANOI).toISOString()).toBe('2026-11-14T17:00:00.000Z');
  expect(dayOf(new Date('2026-11-14T17:00:00Z'), HANOI)).toBe('2026-11-15');
  expect(dayOf(new Date('2026-11-14T16:59:59Z'), HANOI)).toBe('2026-11-14');
});

test('[part of C-08] both days of a range are included, and one that ends today stays open', () => {
  expect(momentsOf({ from: '2026-11-01', to: '2026-11-02' }, '2026-11-15', HANOI)).toEqual({
    from: new Date('2026-10-31T17:00:00Z'),
    to: new Date('2026-11-02T16:59:59.999Z'),
  });
  expect(momentsOf({ from: '2026-11-01', to: '2026-11-15' }, '2026-11-15', HANOI)).toEqual({
    from: new Date('2026-10-31T17:00:00Z'),
  });
});

test('a range may be as long as the server answers for, and no longer', () => {
  expect(lastDays('2026-11-15', 7)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(isTooLong(lastDays('2026-11-15', 31), 31)).toBe(false);
  expect(isTooLong(lastDays('2026-11-15', 32), 31)).toBe(true);
});

test('[part of C-07] a range moves by its own length either way, and never beyond today', () => {
  const week = lastDays('2026-11-15', 7);

  expect(nextRange(week, 'earlier', '2026-11-15')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
  expect(nextRange({ from: '2026-11-02', to: '2026-11-08' }, 'later', '2026-11-15')).toEqual(week);
  expect(nextRange({ from: '2026-11-05', to: '2026-11-11' }, 'later', '2026-11-15')).toEqual(week);
  expect(nextRange(week, 'later', '2026-11-15')).toEqual(week);
});

test('in a zone where clocks change, days begin at its own midnight and the longest has 25 hours', () => {
  const NEW_YORK = 'America/New_York';
  const range = { from: '2026-11-01', to: '2026-11-01' };

  expect(dayOf(new Date('2026-11-01T03:59:59Z'), NEW_YORK)).toBe('2026-10-31');
  expect(startOfDay('2026-03-08', NEW_YORK)).toEqual(new Date('2026-03-08T05:00:00Z'));
  expect(startOfDay('2026-03-09', NEW_YORK)).toEqual(new Date('2026-03-09T04:00:00Z'));
  expect(momentsOf(range, '2026-11-20', NEW_YORK)).toEqual({
    from: new Date('2026-11-01T04:00:00Z'),
    to: new Date('2026-11-02T04:59:59.999Z'),
  });
});
