import { describe, expect, test } from 'vitest';
import { drawn } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import { oracleValue } from '../testing/five-card-oracle.ts';
import { cardsOf } from '../testing/read-cards.ts';
import { categoryOf, handValue } from './hand-value.ts';

const value = (text: string): number => handValue(cardsOf(text));

describe('the order of five cards', () => {
  const rising = [
    ['2s3h4d5c7s', 'high-card'],
    ['AsKhQdJc9s', 'high-card'],
    ['2s2h3d4c5s', 'pair'],
    ['AsAhKdQcJs', 'pair'],
    ['3s3h2d2c4s', 'two-pair'],
    ['AsAhKdKcQs', 'two-pair'],
    ['2s2h2d3c4s', 'triple'],
    ['As2h3d4c5s', 'straight'],
    ['2h3d4c5s6s', 'straight'],
    ['TsJhQdKcAs', 'straight'],
    ['2s3s4s5s7s', 'flush'],
    ['2s2h2d3c3s', 'full-house'],
    ['AsAhAdKcKs', 'full-house'],
    ['2s2h2d2c3s', 'four'],
    ['As2s3s4s5s', 'straight-flush'],
    ['TsJsQsKsAs', 'straight-flush'],
  ] as const;

  test.each(rising)('%s is a %s', (text, category) => {
    expect(categoryOf(value(text))).toBe(category);
  });

  test('every hand of the list beats those before it', () => {
    const values = rising.map(([text]) => value(text));

    expect(values.toSorted((one, other) => one - other)).toEqual(values);
    expect(new Set(values).size).toBe(values.length);
  });

  test('kickers decide, suits do not, and a run does not go around', () => {
    expect(value('AsAhKdQc3s')).toBeGreaterThan(value('AdAcKsQh2s'));
    expect(value('AsAhKdQc3s')).toBe(value('AdAcKsQh3h'));
    expect(categoryOf(value('QsKhAd2c3s'))).toBe('high-card');
  });

  test('three cards make a pair, a triple or nothing', () => {
    expect(['2s2h2d', '2s2hAd', '2s3s4s'].map((text) => categoryOf(value(text)))).toEqual([
      'triple',
      'pair',
      'high-card',
    ]);
    expect(value('KsKhAd')).toBeGreaterThan(value('KdKcQs'));
  });
});

test('a sample of hands is ordered as an independent evaluator orders it', () => {
  const words = fairWords('five cards');
  const hands = Array.from({ length: 4_000 }, () => drawn(words, 5, 52));
  const wrong = hands.filter((hand, at) => {
    const other = hands[at - 1] ?? hand;
    return Math.sign(handValue(hand) - handValue(other)) !== Math.sign(oracleValue(hand) - oracleValue(other));
  });

  expect(wrong).toEqual([]);
});
