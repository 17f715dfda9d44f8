import { describe, expect, test } from 'vitest';
import { cardsOf } from '../testing/read-cards.ts';
import { beats, bombOf, combinationOf, isCut } from './combination.ts';
import type { Combination } from './combination.ts';
import { combinationsOf } from './combinations.ts';

const made = (text: string): Combination => {
  const combination = combinationOf(cardsOf(text));
  if (!combination) throw new Error(`${text} is no combination`);
  return combination;
};

describe('what cards are together', () => {
  test.each([
    ['3s', 'single'],
    ['7c7h', 'pair'],
    ['7c7h7s', 'triple'],
    ['9s9h9c9d', 'four'],
    ['5h3s4d', 'straight'],
    ['JsQdKhAc', 'straight'],
    ['3s3h4c4d5s5h', 'pair-run'],
    ['QsQhKcKdAsAhJsJd', 'pair-run'],
    ['2s2h', 'pair'],
  ])('%s is a %s', (text, shape) => {
    expect(made(text).shape).toBe(shape);
  });

  test.each(['', '3s4s', 'QsKsAs2s', 'As2s3s', '3s3h4c4d', 'KsKhAcAd2s2h', '3s3h4s5s', '3s3s', '3s3h4s4h5s5h5c'])(
    '%s is no combination',
    (text) => {
      expect(combinationOf(cardsOf(text))).toBeUndefined();
    },
  );
});

describe('what beats what', () => {
  test.each([
    ['7c7h', '7s7d'],
    ['5s6s7h', '5h6h7d'],
    ['2h', '2d'],
    ['As', 'Kh'],
    ['4s4h4c', '3s3h3c'],
    ['3s3h4c4d5s5h', '2h'],
    ['3s3h3c3d', '2h'],
    ['3s3h3c3d', '2s2h'],
    ['3s3h4c4d5s5h6s6d', '2c2d'],
    ['4s4h5c5d6s6h', '3s3h4c4d5s5h'],
    ['3s3h3c3d', 'QsQhKcKdAsAh'],
    ['3s3h4c4d5s5h6s6d', 'AsAhAcAd'],
    ['3s3h4c4d5s5h6s6h', '3c3d4s4h5c5d6c6d'],
  ])('%s is taken on %s', (later, earlier) => {
    expect(beats(made(later), made(earlier))).toBe(true);
    expect(beats(made(earlier), made(later))).toBe(false);
  });

  test.each([
    ['6s7s8s9s', '5h6h7d'],
    ['3s3h4c4d5s5h', '2s2h'],
    ['3s3h3c3d', 'Ah'],
    ['3s3h3c3d', '2s2h2c'],
    ['2s2h', '7s'],
    ['3s3h4c4d5s5h', '4s4h4c4d'],
    ['8h', '8h'],
  ])('%s is refused on %s', (later, earlier) => {
    expect(beats(made(later), made(earlier))).toBe(false);
  });

  test('a cut is a bomb on a two or on a bomb; a two over a two is none', () => {
    expect(isCut(made('3s3h3c3d'), made('2h'))).toBe(true);
    expect(isCut(made('4s4h4c4d'), made('3s3h3c3d'))).toBe(true);
    expect(isCut(made('2h'), made('2d'))).toBe(false);
    expect(isCut(made('8h'), made('7d'))).toBe(false);
    expect(bombOf(made('8h8s'))).toBeUndefined();
  });
});

test('every subset of a hand that is a combination is listed once, and nothing else', () => {
  const hand = cardsOf('3s3h4c4d5s5h5c6s7sAh2s2h2c');
  const subsets = Array.from({ length: 2 ** hand.length }, (_, bits) => hand.filter((_, at) => (bits >> at) % 2 === 1));
  const name = (cards: readonly number[]): string => cards.toSorted((one, other) => one - other).join(' ');
  const expected = subsets.filter((cards) => combinationOf(cards) !== undefined).map(name);

  const listed = combinationsOf(hand).map(({ cards }) => name(cards));

  expect(listed.toSorted()).toEqual(expected.toSorted());
});
