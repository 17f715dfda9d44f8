import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { comboLimits } from './stake-limits.ts';

const limited = (least: string, most: string) => ({ minStake: parseMoney(least), maxStake: parseMoney(most) });
const quote = {
  combo: { oddsMilli: 4_000, isSameGame: false, ...limited('1000', '3000') },
  systems: [{ system: 'trixie', lines: 4, oddsMilli: 2_000, ...limited('4000', '8000') }],
};

test('an amount has the limits of its own bet: of all legs together, or of a line of the system', () => {
  expect(comboLimits({ mode: 'combo', system: '' }, quote)?.max).toBe(parseMoney('3000'));
  expect(comboLimits({ mode: 'system', system: 'trixie' }, quote)).toEqual({
    min: parseMoney('1000'),
    max: parseMoney('2000'),
  });
});

test('legs that cannot be combined, and a system that is not offered, have no limits', () => {
  expect(comboLimits({ mode: 'combo', system: '' }, { ...quote, combo: null })).toBeUndefined();
  expect(comboLimits({ mode: 'system', system: 'yankee' }, quote)).toBeUndefined();
});
