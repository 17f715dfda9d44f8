import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { stakeLimits } from './stake-limits.ts';

const limited = (least: string, most: string) => ({ minStake: parseMoney(least), maxStake: parseMoney(most) });
const quote = {
  legs: [{ selectionId: '1:h', ...limited('1000', '5000') }],
  combo: { oddsMilli: 4_000, isSameGame: false, ...limited('1000', '3000') },
  systems: [{ system: 'trixie', lines: 4, oddsMilli: 2_000, ...limited('4000', '8000') }],
};

test('an amount has the limits of its own bet: of one leg, of all together, or of a line of the system', () => {
  expect(stakeLimits({ mode: 'single', system: '' }, { selectionId: '1:h' }, quote)).toEqual({
    min: parseMoney('1000'),
    max: parseMoney('5000'),
  });
  expect(stakeLimits({ mode: 'combo', system: '' }, 'combo', quote)?.max).toBe(parseMoney('3000'));
  expect(stakeLimits({ mode: 'system', system: 'trixie' }, 'combo', quote)).toEqual({
    min: parseMoney('1000'),
    max: parseMoney('2000'),
  });
});

test('legs that cannot be combined have no limits as a combination', () => {
  expect(stakeLimits({ mode: 'combo', system: '' }, 'combo', { ...quote, combo: null })).toBeUndefined();
});
