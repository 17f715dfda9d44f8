import { expect, test } from 'vitest';
import { minutesWithin } from './session-time.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 18, 10, minute));
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });

test('time on two devices at once is counted once, and only within the window', () => {
  expect(minutesWithin([span(0, 10), span(5, 15), span(20, 25)], span(0, 60))).toBe(20);
  expect(minutesWithin([span(20, 25), span(0, 10)], span(5, 22))).toBe(7);
  expect(minutesWithin([span(0, 30), span(5, 10)], span(0, 60))).toBe(30);
  expect(minutesWithin([span(0, 10)], span(10, 20))).toBe(0);
  expect(minutesWithin([], span(0, 60))).toBe(0);
});

test('a minute that has begun is not counted yet', () => {
  expect(minutesWithin([{ from: at(0), to: new Date(at(2).getTime() - 1) }], span(0, 60))).toBe(1);
});
