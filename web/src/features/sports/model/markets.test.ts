import type { Market } from '@fairground/contract/sports/endpoints';
import { expect, test } from 'vitest';
import { columnsOf, groupMarkets, lineOf, marketOf } from './markets.ts';

const market = (
  type: string,
  lineQuarters: number,
  odds: readonly number[],
  status: Market['status'] = 'OPEN',
): Market => ({
  ...{ marketId: `${type}${lineQuarters}`, type, period: 'ft', lineQuarters, variant: '', status, version: 1 },
  selections: odds.map((oddsMilli, place) => ({
    id: `${type}:${lineQuarters}:${place}`,
    code: ['h', 'a'][place] ?? 'd',
    oddsMilli,
  })),
});

test('a row of the coupon shows the open line whose prices are nearest to each other', () => {
  const [, handicap] = columnsOf('FOOTBALL');
  const lines = [
    market('ah', -2, [2_100, 1_700]),
    market('ah', -1, [1_900, 1_880]),
    market('ah', 0, [1_850, 1_850], 'SUSPENDED'),
  ];

  expect(handicap && marketOf(lines, handicap)?.lineQuarters).toBe(-1);
});

test('the away side has the opposite handicap, with a real minus sign', () => {
  const line = market('ah', -3, [1_900, 1_900]);

  expect([lineOf(line, 'h'), lineOf(line, 'a'), lineOf(market('ah', 0, []), 'h')]).toEqual([
    '\u22120.75',
    '+0.75',
    '0',
  ]);
  expect(lineOf(market('ou', 10, []), 'over')).toBe('2.5');
});

test('lines of one question stand together in their order, and what is decided leaves the page', () => {
  const groups = groupMarkets(
    [
      market('ou', 12, [1_900]),
      market('1x2', 0, [2_000]),
      market('ou', 10, [1_800]),
      market('btts', 0, [1_700], 'SETTLED'),
    ],
    'main',
  );

  expect(groups.map(({ name, markets }) => [name.type, markets.map(({ lineQuarters }) => lineQuarters)])).toEqual([
    ['1x2', [0]],
    ['ou', [10, 12]],
  ]);
});
