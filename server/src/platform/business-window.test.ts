import { expect, test } from 'vitest';
import { dayAfter, daysIn, momentsOf, windowOf } from './business-window.ts';

test('a business day begins at midnight of its zone and ends at the next', () => {
  expect(windowOf('2026-11-18', 'Asia/Ho_Chi_Minh')).toEqual({
    from: new Date('2026-11-17T17:00:00Z'),
    to: new Date('2026-11-18T17:00:00Z'),
  });
});

test('the day on which a zone changes its clocks is an hour shorter or longer', () => {
  const hours = (day: string): number => {
    const { from, to } = windowOf(day, 'Europe/Paris');
    return (to.getTime() - from.getTime()) / 3_600_000;
  };
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24]);
});

test('days are counted with both ends, over the ends of months', () => {
  expect(dayAfter('2026-02-27', 2)).toBe('2026-03-01');
  expect(daysIn({ from: '2026-02-27', to: '2026-03-01' })).toBe(3);
  expect(daysIn({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
});

test('a range of days covers both of its days; an end that is left out is open', () => {
  const hanoi = 'Asia/Ho_Chi_Minh';

  expect(momentsOf({ from: '2026-01-05', to: '2026-01-06' }, hanoi)).toEqual({
    from: new Date('2026-01-04T17:00:00Z'),
    to: new Date('2026-01-06T17:00:00Z'),
  });
  expect(momentsOf({ from: '2026-01-05' }, hanoi)).toEqual({ from: new Date('2026-01-04T17:00:00Z'), to: undefined });
  expect(momentsOf({}, hanoi)).toEqual({ from: undefined, to: undefined });
});
