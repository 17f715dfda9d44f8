import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { rowOf, tiersOf } from './tier-rows.ts';

test('a tier that is shown and read again is the same, and a row that is no number gives none', () => {
  const tier = { minValidBet: parseMoney('500000'), minLoss: parseMoney('20000.5'), minActive: 3, rate: 82_500 };
  const row = rowOf(tier, 1);

  expect(row).toMatchObject({ minValidBet: '500000', minLoss: '20000.5', minActive: '3', rate: '8.25' });
  expect(tiersOf([row])).toEqual([tier]);
  expect(tiersOf([row, { ...row, rate: 'x' }])).toBeUndefined();
  expect(tiersOf([{ ...row, minLoss: '-1' }])).toBeUndefined();
});
