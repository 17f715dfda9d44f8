import { LIMBO } from '@fairground/engines/instant/limbo';
import { expect, test } from 'vitest';
import { heightOf, pointAt, readTarget, targetBeside } from './target.ts';

test('a typed mark is read in hundredths, with or without its sign', () => {
  expect(['2', '2.5', '1.01', '1000×', '12.34 x'].map((text) => readTarget(text, Number))).toEqual([
    200, 250, 101, 100_000, 1_234,
  ]);
});

test('what is no multiplier of two places is not read', () => {
  expect(
    ['', 'two', '1.005', '2.5.1'].map((text) => readTarget(text, (each) => (each === '' ? Number.NaN : Number(each)))),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test('marks go up and down the same scale, and stop at its ends', () => {
  const up = [101];
  while ((up.at(-1) ?? 0) < LIMBO.pointMax) up.push(targetBeside(LIMBO, up.at(-1) ?? 0, 'higher'));
  const down = [LIMBO.pointMax];
  while ((down.at(-1) ?? 0) > LIMBO.targetMin) down.push(targetBeside(LIMBO, down.at(-1) ?? 0, 'lower'));

  expect(up.slice(0, 4)).toEqual([101, 110, 120, 130]);
  expect(up).toContain(200);
  expect(down).toEqual(up.toReversed());
});

test('a height and its multiplier belong together', () => {
  for (const point of [100, 150, 200, 1_000, 123_400])
    expect(Math.abs(pointAt(heightOf(point)) - point)).toBeLessThanOrEqual(1);
});
