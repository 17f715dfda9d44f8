import { expect, test } from 'vitest';
import { fraction, isLess, subtract } from '../maths/fraction.ts';
import { meanReturn } from '../maths/payout.ts';
import { goodnessOfFit } from '../statistics/p-values.ts';
import { countRounds, fairWords } from '../testing/fair-words.ts';
import {
  decideFight,
  FIGHT_BETS,
  fightCases,
  fightChance,
  fightMeanReturn,
  fightOffer,
  fightReturn,
  fightRules,
  isFightBet,
} from './virtual-fight.ts';

const PAIRS = [
  { meron: 50, wala: 50 },
  { meron: 55, wala: 45 },
  { meron: 30, wala: 71 },
];

test('every bet of every fight returns the promise, less at most a hundredth times its chance', () => {
  for (const strengths of PAIRS) {
    const rules = fightRules(strengths);
    for (const bet of FIGHT_BETS) {
      const exact = meanReturn(fightCases(rules), (result) => fightReturn(rules, result, bet));

      expect(exact).toEqual(fightMeanReturn(rules, bet));
      expect(isLess(fraction(95, 100), exact)).toBe(false);
      expect(isLess(exact, subtract(fraction(95, 100), fraction(1, 100)))).toBe(false);
    }
  }
});

test('equals are offered the same, one fight in twenty is drawn, and a draw gives stakes on both sides back', () => {
  const rules = fightRules({ meron: 50, wala: 50 });

  expect(fightChance(rules, 'draw')).toEqual(fraction(1, 20));
  expect(fightOffer(rules, 'meron')).toEqual(fightOffer(rules, 'wala'));
  expect(fightOffer(rules, 'meron')).toEqual(fraction(189, 100));
  expect(fightOffer(rules, 'draw')).toEqual(fraction(19));
  expect(fightReturn(rules, 'draw', 'wala')).toEqual(fraction(1));
});

test('a side that would pay no more than the stake is not offered', () => {
  const rules = fightRules({ meron: 100, wala: 1 });

  expect(isFightBet(rules, 'meron')).toBe(false);
  expect(() => fightReturn(rules, 'meron', 'meron')).toThrow(RangeError);
  expect(isFightBet(rules, 'wala')).toBe(true);
  expect(() => fightRules({ meron: 0, wala: 5 })).toThrow(RangeError);
});

test('fights are decided with their exact chances', () => {
  const rules = fightRules({ meron: 60, wala: 40 });
  const words = fairWords('fight');
  const counts = countRounds(5_000, () => decideFight(words, rules));

  expect(
    goodnessOfFit(
      FIGHT_BETS.map((side) => counts.get(side) ?? 0),
      [0.57, 0.38, 0.05],
    ),
  ).toBeGreaterThan(0.001);
});
