import { describe, expect, test } from 'vitest';
import { MAU_BINH_SHEET } from './sheet.ts';
import { cardsOf, handOf } from '../testing/read-cards.ts';
import { totalsOf } from '../testing/totals.ts';
import type { Laid, MauBinhState } from './hand.ts';
import { instantWinOf } from './instant-win.ts';
import type { InstantWin } from './instant-win.ts';
import { settleMauBinh } from './settle.ts';

const rowsOf = (text: string): Laid => {
  const [front = [], middle = [], back = []] = text.split('/').map(cardsOf);
  return { rows: { front, middle, back } };
};

const totals = (...laid: readonly (Laid | string)[]): readonly number[] => {
  const state: MauBinhState = {
    rules: MAU_BINH_SHEET,
    hands: laid.map(() => handOf('')),
    drafts: laid.map(() => null),
    laid: laid.map((each) => (typeof each === 'string' ? rowsOf(each) : each)),
  };
  return totalsOf(settleMauBinh(state), laid.length);
};

describe('what two hands pay each other', () => {
  test.each([
    ['rows are compared one by one', 'KdKh4d/8c8s6h6s2d/AhJh9h5h3h', 'QdQh7d/TsTc5c5sJc/3s4s5d6d7s', 1],
    ['all three rows count double', 'KdKh4d/TsTc5c5sJc/AhJh9h5h3h', 'QdQh7d/8c8s6h6s2d/3s4s5d6d7s', 6],
    ['a triple in the front is an extra', '6d6h6s/7c8c9dTsJs/AsKs9s4s2s', 'AdAcKd/QdQh3c3d5h/JhTh8h4h2h', 9],
    ['a full house in the middle is an extra', 'AdKcJd/8s8h8d4c4d/QsQhQd3c3s', 'AcKs9d/7c7h5d5s2c/2d2h2s6h6s', 8],
    ['fours are extras, not doubled', 'AdAc9s/5s5h5d5cKd/7s7h7d7c2d', 'KhKc8d/ThTs6h6s3c/JdJcJh4s4h', 18],
    ['an extra counts with a row that is won', '9s7h3d/TdTc8h8d2c/5c6c7c8c9c', 'AhAd4h/KdKc6h6s3s/JdJcJs4s4d', 4],
    ['rows in a wrong order lose all', 'AsAhKd/QsQhQd7c7d/9s8h7s6d5c', 'Ts9h4d/6s6h6c3s3d/JsJhJd2c2d', -8],
    ['two hands in a wrong order are even', 'AsAhAd/KsKh4c3d2s/QsQh9c8d7s', 'JcJsJh/TcTh9d8s2h/7c7h6d5s3c', 0],
    ['equal rows are even', 'AsKd9c/8s8hJdJc3s/TsThTd5c5d', 'AhKc9d/8d8cJsJh2s/4s4h4d6c6d', 2],
    ['the lowest straight is from the ace', 'Ks9d4h/As2d3c4s5h/6s6h6dTcTd', 'Qs9h7c/2s3h4d5c6c/8s8h8dJcJd', -1],
  ])('%s', (_, one, other, units) => {
    expect(totals(one, other)).toEqual([units, units === 0 ? 0 : -units]);
    expect(totals(other, one)).toEqual([units === 0 ? 0 : -units, units]);
  });
});

describe('what a table pays', () => {
  test('all rows of all three others bring twelve from each', () => {
    expect(
      totals(
        'AdAc9s/6c7d8s9hTc/KsKhKd4c4d',
        'QdQc2s/JsJh5c5d3s/2h4h6h8hTh',
        'QsJc9d/TdTs8c3d2d/7s7h7c5s3c',
        'Kc8d3h/AsJd4s5h2c/Qh9c6d6sAh',
      ),
    ).toEqual([36, 0, -17, -19]);
  });

  test('a declared hand is paid by each, and the others compare their rows', () => {
    expect(totals({ declared: 'six-pairs' }, 'AdAc4d/TdTc6d6c2d/QsQhQd7c7d', 'AsKd9d/4s4h5d5cJd/9sThJcQcKc')).toEqual([
      12, 0, -12,
    ]);
  });

  test('of two declared hands the stronger is paid, the same kind is even', () => {
    expect(totals({ declared: 'dragon' }, { declared: 'six-pairs' })).toEqual([24, -24]);
    expect(totals({ declared: 'five-pairs-and-a-triple' }, { declared: 'one-colour' })).toEqual([-12, 12]);
    expect(totals({ declared: 'six-pairs' }, { declared: 'six-pairs' })).toEqual([0, 0]);
  });
});

test.each<[string, InstantWin | undefined]>([
  ['As2s3s4s5s6s7s8s9sTsJsQsKs', 'dragon-of-one-suit'],
  ['As2h3s4s5s6s7s8s9sTsJsQsKs', 'dragon'],
  ['As2s3s4s5s6s7s8s9sTsJsQsQc', 'one-colour'],
  ['AsAh2s2h3s3h4s4h5s5h6s6h6d', 'five-pairs-and-a-triple'],
  ['AsAh2s2h3s3h4s4h5s5h6s6h7d', 'six-pairs'],
  ['AsAhAcAd3s3h4s4h5s5h6s6h7d', 'six-pairs'],
  ['As5s9s2h4h6h8hTh3c5c7c9cJc', 'three-flushes'],
  ['AsKsQh2s3s4d5h6c6s7s8d9hTc', 'three-straights'],
  ['As2h3c4h5h6d7s8s9dTcJcQdQh', undefined],
])('%s is %s', (text, win) => {
  expect(instantWinOf(cardsOf(text))).toBe(win);
});
