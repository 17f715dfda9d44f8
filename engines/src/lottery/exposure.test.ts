import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { choose, ways } from './counting.ts';
import { bestLiability, liabilitiesOf } from './exposure.ts';
import { familyOf } from './families.ts';
import { oddsAt } from './price.ts';
import { ratio } from './ratio.ts';

test('each number of an entry is owed what it would bring', () => {
  const [sum] = familyOf('K3').plays;
  const direct = familyOf('3D').plays.find(({ code }) => code === 'three.direct');
  if (sum === undefined || direct === undefined) throw new Error('Dice have sums and three digits an order.');

  expect([...liabilitiesOf(sum, [['3', '10']], oddsAt(sum, 2000), parseMoney('2'))]).toEqual([
    ['3', parseMoney('432')],
    ['10', parseMoney('16')],
  ]);
  expect([...liabilitiesOf(direct, [['1'], ['2', '3'], ['4']], oddsAt(direct, 1800), parseMoney('2'))]).toEqual([
    ['124', parseMoney('1800')],
    ['134', parseMoney('1800')],
  ]);
});

test('a bet whose tier only the draw tells is owed what the best tier brings', () => {
  const tiers = new Map([
    ['two', ratio(7, 3)],
    ['three', ratio(15, 2)],
    ['four', ratio(22, 3)],
  ]);

  expect(bestLiability(tiers, parseMoney('0.001'))).toBe(parseMoney('0.0075'));
  expect(bestLiability(new Map(), parseMoney('1'))).toBe(parseMoney('0'));
});

test('bets are counted exactly, in numbers and beyond what numbers count one by one', () => {
  for (let size = 0; size <= 80; size += 1)
    for (let taken = -1; taken <= size + 1; taken += 1) expect(ways(size, taken)).toBe(Number(choose(size, taken)));
});
