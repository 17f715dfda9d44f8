import { parseMoney, writeMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import {
  addTyped,
  isToWin,
  pressKey,
  productMilli,
  quickStakes,
  systemWager,
  typedMoney,
  wagerOf,
} from './slip-maths.ts';

const shown = ({ risk, payout }: ReturnType<typeof wagerOf>) => [writeMoney(risk), writeMoney(payout)];

test('a single returns its stake times its odds', () => {
  expect(shown(wagerOf('100', [1_850], 'decimal'))).toEqual(['100.0000', '185.0000']);
});

test('an amount under negative Malay or Indonesian odds is the amount to win: less or more of it is risked', () => {
  expect([isToWin(3_000, 'malay'), isToWin(1_500, 'malay'), isToWin(1_500, 'indonesian')]).toEqual([true, false, true]);
  expect(shown(wagerOf('100', [3_000], 'malay'))).toEqual(['50.0000', '150.0000']);
  expect(shown(wagerOf('100', [1_500], 'indonesian'))).toEqual(['200.0000', '300.0000']);
  expect(shown(wagerOf('100', [1_500], 'hong-kong'))).toEqual(['100.0000', '150.0000']);
});

test('a combination returns the exact product of its odds, with one floor', () => {
  expect(shown(wagerOf('50', [1_920, 2_050, 1_800], 'malay'))).toEqual(['50.0000', '354.2400']);
  expect(productMilli([1_333, 1_333])).toBe(1_776);
});

test('a system stakes the amount on every line', () => {
  const { risk, lines } = systemWager('10', 'trixie', [2_000, 3_000, 4_000]);

  expect([writeMoney(risk), lines]).toEqual(['40.0000', 4]);
});

test('what is typed counts with each keystroke', () => {
  expect(['5', '50', '50.', '50.5'].map((typed) => writeMoney(typedMoney(typed) ?? parseMoney('0')))).toEqual([
    '5.0000',
    '50.0000',
    '50.0000',
    '50.5000',
  ]);
  expect([typedMoney(''), typedMoney('x')]).toEqual([undefined, undefined]);
});

test('the number pad writes amounts with two decimals and one point', () => {
  const type = (...keys: readonly string[]) => keys.reduce(pressKey, '');

  expect(type('0', '5', '.', '.', '2', '5', '7')).toBe('5.25');
  expect(type('.', '5')).toBe('0.5');
  expect(type('1', '2', 'back')).toBe('1');
  expect(type('1', 'clear')).toBe('');
});

test('quick stakes follow the smallest stake and are added to what is typed', () => {
  expect(quickStakes(parseMoney('1000'))).toEqual(['10000', '50000', '100000', '500000']);
  expect(addTyped('10000', '50000')).toBe('60000');
  expect(addTyped('', '0.5')).toBe('0.5');
});
