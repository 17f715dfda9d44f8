import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { readConvertWish } from './convert-wish.ts';

const limits = { held: 12_000, least: 1_000, step: 100, ratio: 100, left: money(100_0000n) };

test('points that fit come to money, with separators or without', () => {
  expect(readConvertWish('2,500', limits)).toEqual({ points: 2_500, amount: 25_0000n });
  expect(readConvertWish('10000', limits)).toEqual({ points: 10_000, amount: 100_0000n });
});

test.each(['', 'abc', '900', '1050', '12100', '11000', '-1000'])('"%s" cannot be converted', (typed) => {
  expect(readConvertWish(typed, limits)).toBeUndefined();
});
