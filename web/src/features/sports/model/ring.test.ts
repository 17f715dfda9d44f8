import { expect, test } from 'vitest';
import { nextBout, partLeft, resultOf, shownBout } from './ring.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 17, 5, 0, second));
const bout = (state: 'PREMATCH' | 'LIVE' | 'CLOSED', second: number, score = { home: 0, away: 0 }) => ({
  ...{ state, score, startsAt: at(second) },
});

test('a bout without a winner is drawn once it is over, and not before', () => {
  expect(resultOf(bout('LIVE', 0))).toBeUndefined();
  expect(resultOf(bout('CLOSED', 0))).toBe('draw');
  expect([resultOf(bout('LIVE', 0, { home: 1, away: 0 })), resultOf(bout('CLOSED', 0, { home: 0, away: 1 }))]).toEqual([
    'meron',
    'wala',
  ]);
});

test('the ring shows what is fought, then its result for a while, then the next bout, which alone takes bets', () => {
  const [ended, next] = [bout('CLOSED', 0), bout('PREMATCH', 60)];

  expect(shownBout([bout('LIVE', 0), next], at(5).getTime())).toMatchObject({ state: 'LIVE' });
  expect(shownBout([ended, next], at(25).getTime())).toBe(ended);
  expect(shownBout([ended, next], at(45).getTime())).toBe(next);
  expect(nextBout([ended, next])).toBe(next);
});

test('the betting clock runs from whole to nothing in a minute', () => {
  expect([
    partLeft(at(60), at(0).getTime()),
    partLeft(at(60), at(30).getTime()),
    partLeft(at(0), at(9).getTime()),
  ]).toEqual([1, 0.5, 0]);
});
