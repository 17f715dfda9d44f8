import { describe, expect, test } from 'vitest';
import { add, divide, fraction, isLess, multiply, ZERO } from '../maths/fraction.ts';
import { goodnessOfFit } from '../statistics/p-values.ts';
import { countRounds, fairWords } from '../testing/fair-words.ts';
import { isLimboTarget, LIMBO, limboChance, limboMeanReturn, limboPoint, limboReturn } from './limbo.ts';
import {
  cashOutTowers,
  climbTower,
  placeTraps,
  startTowers,
  towerRules,
  TOWERS,
  TOWERS_RULES,
  towersReturn,
  towersWin,
} from './towers.ts';

const STATED = fraction(99, 100);

describe('limbo', () => {
  test('every target returns 99 %, never more and less by a trifle', () => {
    for (const target of [101, 102, 133, 200, 333, 1_000, 99_999, 1_000_000, 100_000_000]) {
      const exact = limboMeanReturn(LIMBO, target);

      expect(isLess(STATED, exact)).toBe(false);
      expect(isLess(exact, fraction(99n * 10n ** 9n - 1n, 10n ** 11n))).toBe(false);
      expect(multiply(limboChance(LIMBO, target), fraction(target, 100))).toEqual(exact);
    }
  });

  test('a target that is reached pays exactly itself, however far the draw goes', () => {
    expect(limboReturn(LIMBO, 250, 250)).toEqual(fraction(5, 2));
    expect(limboReturn(LIMBO, 90_000, 250)).toEqual(fraction(5, 2));
    expect(limboReturn(LIMBO, 249, 250)).toEqual(ZERO);
  });

  test.each([100, 0, -101, 101.5, 100_000_001, Number.NaN])('a target of %s is refused', (target) => {
    expect(isLimboTarget(LIMBO, target)).toBe(false);
    expect(() => limboReturn(LIMBO, 200, target)).toThrow(RangeError);
  });

  test('the highest target can be reached, and nothing goes beyond it or below 1.00', () => {
    expect(limboPoint(() => 0, LIMBO)).toBe(LIMBO.pointMax);
    expect(limboPoint(() => 2 ** 32 - 1, LIMBO)).toBe(100);
  });

  test('targets are reached as often as their chance says', () => {
    const words = fairWords('limbo');
    const edges = [100, 101, 125, 200, 400, 1_000, 10_000];
    const counts = countRounds(20_000, () => {
      const point = limboPoint(words, LIMBO);
      return edges.findLastIndex((edge) => point >= edge);
    });
    const above = [...edges.slice(1).map((edge) => 99 / edge), 0];
    const chances = above.map((chance, index) => (index === 0 ? 1 : (above[index - 1] ?? 0)) - chance);

    expect(
      goodnessOfFit(
        edges.map((_, index) => counts.get(String(index)) ?? 0),
        chances,
      ),
    ).toBeGreaterThan(0.001);
  });
});

describe('towers', () => {
  test('stopping on any floor of any tower returns exactly 99 %', () => {
    for (const tower of TOWERS) {
      const rules = towerRules(TOWERS_RULES, tower);
      const safe = fraction(rules.doors - rules.traps, rules.doors);
      let chance = fraction(1);
      for (let floor = 1; floor <= rules.floors; floor += 1) {
        chance = multiply(chance, safe);

        expect(multiply(chance, towersWin(rules, floor))).toEqual(STATED);
      }
    }
  });

  test('a tower of two floors, over all placements of its traps, returns exactly 99 % for any choice of doors', () => {
    const rules = { ...towerRules(TOWERS_RULES, 'expert'), floors: 2 };
    const ways = [
      [0, 1],
      [0, 2],
      [1, 2],
    ];
    let total = ZERO;
    for (const ground of ways)
      for (const upper of ways) {
        const first = climbTower(startTowers(rules, [ground, upper]), 1);
        total = add(total, towersReturn(first.state === 'open' ? climbTower(first, 2) : first));
      }

    expect(divide(total, fraction(9))).toEqual(STATED);
  });

  test('a round goes up floor by floor until it is cashed, lost or at the top', () => {
    const rules = towerRules(TOWERS_RULES, 'medium');
    const traps = Array.from({ length: rules.floors }, () => [0]);
    const twoUp = climbTower(climbTower(startTowers(rules, traps), 1), 2);
    let top = twoUp;
    while (top.state === 'open') top = climbTower(top, 1);

    expect(twoUp).toMatchObject({ state: 'open', climbed: [1, 2] });
    expect(towersReturn(cashOutTowers(twoUp))).toEqual(towersWin(rules, 2));
    expect(climbTower(twoUp, 0)).toMatchObject({ state: 'lost', climbed: [1, 2, 0] });
    expect(towersReturn(climbTower(twoUp, 0))).toEqual(ZERO);
    expect([top.state, top.climbed.length]).toEqual(['cashed', rules.floors]);
  });

  test('a step the rules do not allow is refused and changes nothing', () => {
    const rules = towerRules(TOWERS_RULES, 'hard');
    const start = startTowers(
      rules,
      Array.from({ length: rules.floors }, () => [0]),
    );
    const lost = climbTower(start, 0);

    expect(() => cashOutTowers(start)).toThrow('nothing-won');
    expect(() => towersReturn(start)).toThrow('nothing-won');
    expect(() => climbTower(start, 2)).toThrow('not-a-door');
    expect(() => climbTower(start, -1)).toThrow('not-a-door');
    expect(() => climbTower(start, 0.5)).toThrow('not-a-door');
    expect(() => climbTower(lost, 1)).toThrow('round-over');
    expect(() => cashOutTowers(lost)).toThrow('round-over');
  });

  test('every door hides a trap equally often, on the ground and on the top floor', () => {
    const words = fairWords('towers');
    const rules = towerRules(TOWERS_RULES, 'expert');
    const rounds = Array.from({ length: 6_000 }, () => placeTraps(words, rules));

    for (const floor of [0, rules.floors - 1]) {
      const free = [0, 0, 0];
      for (const traps of rounds) {
        const safe = [0, 1, 2].find((door) => traps[floor]?.includes(door) !== true) ?? 0;
        free[safe] = (free[safe] ?? 0) + 1;
      }

      expect(goodnessOfFit(free, [1 / 3, 1 / 3, 1 / 3])).toBeGreaterThan(0.001);
    }
  });
});
