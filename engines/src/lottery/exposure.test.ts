import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { liabilitiesOf } from './exposure.ts';
import { familyOf } from './families.ts';
import { oddsAt } from './price.ts';

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
