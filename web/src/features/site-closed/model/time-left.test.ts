import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-15T08:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('[L-11] a maintenance with a known end is counted down', () => {
  expect(timeLeft(now, after(93_784))).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(timeLeft(now, after(0.2))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test('[L-11] an end that has passed leaves nothing to count', () => {
  expect(timeLeft(now, now)).toBeNull();
  expect(timeLeft(now, after(-5))).toBeNull();
});
