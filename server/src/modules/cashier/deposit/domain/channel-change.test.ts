import { money } from '@fairground/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areChipsSound, areHoursSound, areLimitsSound, chipsWithin, minuteFrom, timeFrom } from './channel-change.ts';

const amounts = (...units: readonly number[]) => units.map((each) => money(BigInt(each)));
const range = { min_amount: money(1_000n), max_amount: money(9_000n) };

test('the amounts to choose stand in their order, each once and within the limits', () => {
  expect(areChipsSound(amounts(1_000, 5_000, 9_000), range)).toBe(true);
  expect(areChipsSound(amounts(5_000, 1_000), range)).toBe(false);
  expect(areChipsSound(amounts(5_000, 5_000), range)).toBe(false);
  expect(areChipsSound(amounts(900), range)).toBe(false);
  expect(areChipsSound(amounts(9_100), range)).toBe(false);
  expect(areChipsSound(amounts(1_050), range)).toBe(false);
});

test('limits that changed leave out the amounts that no longer fit', () => {
  expect(chipsWithin(amounts(500, 1_000, 9_000, 9_100), range)).toEqual(amounts(1_000, 9_000));
});

test('limits have a smallest amount above nothing, and a largest that is not below it', () => {
  const areSound = (min: bigint, max: bigint) => areLimitsSound({ min: money(min), max: money(max) });

  expect(areSound(1_000n, 2_000n)).toBe(true);
  expect(areSound(1_000n, 1_000n)).toBe(true);
  expect(areSound(2_000n, 1_000n)).toBe(false);
  expect(areSound(0n, 1_000n)).toBe(false);
  expect(areSound(1_001n, 2_000n)).toBe(false);
});

test('a time of the day is written and read as the same minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_440 }), (minute) => {
      expect(minuteFrom(timeFrom(minute))).toBe(minute);
    }),
  );
});

test('hours may pass midnight, and are never empty', () => {
  expect(areHoursSound({ opens: 0, closes: 1_440 })).toBe(true);
  expect(areHoursSound({ opens: 1_200, closes: 120 })).toBe(true);
  expect(areHoursSound({ opens: 1_440, closes: 60 })).toBe(false);
  expect(areHoursSound({ opens: 60, closes: 0 })).toBe(false);
  expect(areHoursSound({ opens: 60, closes: 60 })).toBe(false);
});
