import { describe, expect, test } from 'vitest';
import { fraction, isLess, percentText, toNumber } from '../maths/fraction.ts';
import { meanReturn, payout } from '../maths/payout.ts';
import { goodnessOfFit } from '../statistics/p-values.ts';
import { countRounds, fairWords } from '../testing/fair-words.ts';
import { CRASH, crashMeanReturn, crashPoint, crashReturn, multiplierAt, reachedAfterMs } from './crash.ts';
import { DICE, diceReturn, rollDice } from './dice.ts';
import { drawKeno, hitChance, isKenoPick, KENO, kenoMeanReturn, kenoReturn } from './keno.ts';
import { dropBall, PLINKO, plinkoCases, plinkoReturn, pocketOf } from './plinko.ts';
import { spinWheel, WHEELS, wheelReturn } from './wheel.ts';

const STATED = fraction(99, 100);
const ROLLS = Array.from({ length: 10_000 }, (_, roll) => ({ result: roll, ways: 1n }));
const winOrLoss = (wins: number) => [
  { result: true, ways: BigInt(wins) },
  { result: false, ways: BigInt(10_000 - wins) },
];

describe('dice', () => {
  test('every bet on every number of faces returns exactly 99 %', () => {
    for (const wins of [1, 7, 333, 4_950, 9_800])
      for (const side of ['under', 'over'] as const) {
        const bet = { side, wins };
        const winning = ROLLS.filter(({ result }) => diceReturn(DICE, result, bet).n > 0n);
        const [lost, hasWon] = [{ n: 0n, d: 1n }, diceReturn(DICE, side === 'under' ? 0 : 9_999, bet)];

        expect(winning).toHaveLength(wins);
        expect(meanReturn(winOrLoss(wins), (isWin) => (isWin ? hasWon : lost))).toEqual(STATED);
      }
  });

  test('a win is paid in whole units, rounded down', () => {
    expect(payout(10_000n, diceReturn(DICE, 0, { side: 'under', wins: 333 }))).toBe(297_297n);
    expect(payout(1n, diceReturn(DICE, 0, { side: 'under', wins: 9_800 }))).toBe(1n);
  });

  test.each([0, 9_801, 1.5, Number.NaN])('a bet on %s faces is refused', (wins) => {
    expect(() => diceReturn(DICE, 0, { side: 'under', wins })).toThrow(RangeError);
  });

  test('hundreds of rolls come equally often', () => {
    const words = fairWords('dice');
    const counts = countRounds(20_000, () => Math.floor(rollDice(words, DICE) / 100));

    expect(
      goodnessOfFit(
        Array.from({ length: 100 }, (_, cell) => counts.get(String(cell)) ?? 0),
        Array.from({ length: 100 }, () => 0.01),
      ),
    ).toBeGreaterThan(0.001);
  });
});

describe('crash', () => {
  test('leaving at any multiplier returns 99 %, never more and less by a trifle', () => {
    for (const cashOut of [101, 102, 133, 150, 200, 333, 1_000, 99_999, 1_000_000]) {
      const exact = crashMeanReturn(CRASH, cashOut);

      expect(isLess(STATED, exact)).toBe(false);
      expect(isLess(exact, fraction(99n * 10n ** 13n - 1n, 10n ** 15n))).toBe(false);
    }
  });

  test('one flight in a hundred ends at once, and a flight ends at the limit at the latest', () => {
    const saying =
      (...words: number[]) =>
      () =>
        words.shift() ?? 0;

    expect(crashPoint(saying(0xff_ff_ff_ff, 0xff_ff_ff_ff), CRASH)).toBe(100);
    expect(crashPoint(saying(0, 0), CRASH)).toBe(1_000_000);
    // Half of all numbers: 99 · 2⁶⁴ / 2⁶³.
    expect(crashPoint(saying(0x7f_ff_ff_ff, 0xff_ff_ff_ff), CRASH)).toBe(198);
    expect(crashPoint(saying(0x80_00_00_00, 0), CRASH)).toBe(197);
  });

  test('points follow the exact chances', () => {
    const words = fairWords('crash');
    const edges = [100, 101, 150, 200, 300, 500, 1_000, 10_000, 1_000_001];
    const counts = countRounds(20_000, () => {
      const point = crashPoint(words, CRASH);
      return edges.findLastIndex((edge) => point >= edge);
    });
    const reaches = (edge: number): number => (edge === 100 ? 1 : edge > 1_000_000 ? 0 : 99 / edge);
    const chances = edges.slice(0, -1).map((edge, cell) => reaches(edge) - reaches(edges[cell + 1] ?? 0));

    expect(
      goodnessOfFit(
        chances.map((_, cell) => counts.get(String(cell)) ?? 0),
        chances,
      ),
    ).toBeGreaterThan(0.001);
  });

  test('a stake is paid if it left at or before the point', () => {
    expect(crashReturn(CRASH, 250, 250)).toEqual(fraction(5, 2));
    expect(crashReturn(CRASH, 249, 250)).toEqual(fraction(0));
    expect(() => crashReturn(CRASH, 250, 100)).toThrow(RangeError);
    expect(() => crashReturn(CRASH, 250, 150.5)).toThrow(RangeError);
    expect(() => crashReturn(CRASH, 250, 1_000_001)).toThrow(RangeError);
  });

  test('the curve starts at one, and a multiplier is reached at its time and not before', () => {
    expect(multiplierAt(0)).toBe(100);
    for (const multiplier of [101, 200, 1_234, 1_000_000]) {
      const after = reachedAfterMs(multiplier);

      expect(multiplierAt(after)).toBeGreaterThanOrEqual(multiplier);
      expect(multiplierAt(after - 1)).toBeLessThan(multiplier);
    }
  });
});

describe('plinko', () => {
  const boards = Object.values(PLINKO).flatMap((risks) => Object.values(risks));

  test('every board returns exactly 99 %', () => {
    expect(boards).toHaveLength(9);
    for (const rules of boards) {
      expect(meanReturn(plinkoCases(rules), (way) => plinkoReturn(rules, way))).toEqual(STATED);
      expect(plinkoCases(rules).reduce((sum, { ways }) => sum + ways, 0n)).toBe(2n ** BigInt(rules.rows));
      expect(rules.pays).toHaveLength(rules.rows / 2 + 1);
    }
  });

  test('balls fall into the pockets with their exact chances', () => {
    const rules = PLINKO[8].low;
    const words = fairWords('plinko');
    const counts = countRounds(10_000, () => pocketOf(dropBall(words, rules)));
    const cases = plinkoCases(rules);

    expect(
      goodnessOfFit(
        cases.map((_, pocket) => counts.get(String(pocket)) ?? 0),
        cases.map(({ ways }) => Number(ways) / 256),
      ),
    ).toBeGreaterThan(0.001);
  });
});

describe('wheel', () => {
  test.each(Object.entries(WHEELS))('the wheel of %s risk returns exactly 99 of a hundred', (_, rules) => {
    const places = rules.segments.map((_segment, place) => ({ result: place, ways: 1n }));

    expect(meanReturn(places, (place) => wheelReturn(rules, place))).toEqual(STATED);
  });

  test('every segment comes equally often', () => {
    const words = fairWords('wheel');
    const counts = countRounds(10_000, () => spinWheel(words, WHEELS.medium));

    expect(
      goodnessOfFit(
        Array.from({ length: 20 }, (_, place) => counts.get(String(place)) ?? 0),
        Array.from({ length: 20 }, () => 1 / 20),
      ),
    ).toBeGreaterThan(0.001);
  });
});

describe('keno', () => {
  test('chances are the published hypergeometric ones', () => {
    expect(toNumber(hitChance(KENO, 10, 10)).toExponential(4)).toBe('1.1221e-7');
    expect(toNumber(hitChance(KENO, 5, 5)).toExponential(6)).toBe('6.449247e-4');
  });

  test.each([
    [1, '97.0000'],
    [2, '96.7089'],
    [3, '96.9888'],
    [4, '96.9293'],
    [5, '96.9715'],
    [6, '96.9538'],
    [7, '96.9258'],
    [8, '96.9646'],
    [9, '96.9652'],
    [10, '96.9923'],
  ])('%i picks return %s of a hundred', (picks, percentage) => {
    expect(percentText(kenoMeanReturn(KENO, picks), 4)).toBe(percentage);
  });

  test('hits of drawn numbers follow the exact chances, and the draw decides the pay', () => {
    const words = fairWords('keno');
    const picks = [3, 17, 44, 80];
    const counts = countRounds(10_000, () => drawKeno(words, KENO).filter((number) => picks.includes(number)).length);
    const chances = [0, 1, 2, 3, 4].map((hits) => toNumber(hitChance(KENO, 4, hits)));

    expect(
      goodnessOfFit(
        chances.map((_, hits) => counts.get(String(hits)) ?? 0),
        chances,
      ),
    ).toBeGreaterThan(0.001);
    expect(kenoReturn(KENO, [3, 17, 44, 1], picks)).toEqual(fraction(7));
  });

  test.each([[[]], [[0]], [[81]], [[5, 5]], [[1.5]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]])(
    'the picks %j are refused',
    (picks) => {
      expect(isKenoPick(KENO, picks)).toBe(false);
      expect(() => kenoReturn(KENO, [], picks)).toThrow(RangeError);
    },
  );
});
