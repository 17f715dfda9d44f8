import { expect, test } from 'vitest';
import { addDays, addMonths, clampDay, dayAfterKey, lastDays, pickDay, weeksOfMonth } from './calendar-days.ts';

test('the presets count today as one of their days', () => {
  expect(lastDays('2026-11-15', 7)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(lastDays('2026-03-01', 30)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

test('days and months pass over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a month is drawn in weeks that begin where the language begins them', () => {
  const fromMonday = weeksOfMonth('2026-11-15', 1);
  const fromSunday = weeksOfMonth('2026-11-15', 0);

  expect(fromMonday).toHaveLength(6);
  expect(fromMonday[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(fromSunday[0]?.[0]).toBe('2026-11-01');
  expect(fromSunday.flat().filter(Boolean)).toHaveLength(30);
});

test('two presses make a range whichever comes first, a third starts a new range', () => {
  const begun = pickDay(undefined, '2026-11-10');

  expect(begun).toEqual({ from: '2026-11-10' });
  expect(pickDay(begun, '2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-10' });
  expect(pickDay({ from: '2026-11-03', to: '2026-11-10' }, '2026-11-20')).toEqual({ from: '2026-11-20' });
});

test('the keys move by day, week, month and to the ends of the week, mirrored from right to left', () => {
  const move = (key: string, isRtl = false) => dayAfterKey(key, '2026-11-12', 1, isRtl);

  expect(move('ArrowRight')).toBe('2026-11-13');
  expect(move('ArrowRight', true)).toBe('2026-11-11');
  expect(move('ArrowUp')).toBe('2026-11-05');
  expect(move('Home')).toBe('2026-11-09');
  expect(move('End')).toBe('2026-11-15');
  expect(move('PageDown')).toBe('2026-12-12');
  expect(move('x')).toBeUndefined();
});

test('a day outside the limits is brought to the nearest one allowed', () => {
  expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
  expect(clampDay('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
  expect(clampDay('2026-02-14', undefined, undefined)).toBe('2026-02-14');
});
