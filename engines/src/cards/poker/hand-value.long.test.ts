import { expect, test } from 'vitest';
import { oracleValue } from '../testing/five-card-oracle.ts';
import { categoryOf, handValue } from './hand-value.ts';

/** Every set of five out of 52 cards. */
const everyHand = function* (): Generator<readonly number[]> {
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1) for (let e = d + 1; e < 52; e += 1) yield [a, b, c, d, e];
};

test('all 2,598,960 hands have the category they should have, and the order of an independent evaluator', () => {
  const counts: Record<string, number> = {};
  const pairs = new Map<number, number>();
  let wrong = 0;
  for (const hand of everyHand()) {
    const [value, other] = [handValue(hand), oracleValue(hand)];
    const category = categoryOf(value);
    counts[category] = (counts[category] ?? 0) + 1;
    if ((pairs.get(value) ?? other) !== other) wrong += 1;
    pairs.set(value, other);
  }
  const ordered = [...pairs].toSorted(([one], [other]) => one - other).map(([, other]) => other);

  expect(counts).toEqual({
    'straight-flush': 40,
    four: 624,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    triple: 54_912,
    'two-pair': 123_552,
    pair: 1_098_240,
    'high-card': 1_302_540,
  });
  expect(wrong).toBe(0);
  expect(ordered).toHaveLength(7_462);
  expect(ordered.every((other, at) => at === 0 || other > (ordered[at - 1] ?? 0))).toBe(true);
});
