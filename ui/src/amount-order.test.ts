import { expect, test } from 'vitest';
import { compareAmounts, signOf } from './amount-order.ts';

test('the sign of an amount is shown however little of it is shown', () => {
  expect(signOf('-0.0049')).toBe(-1);
  expect(signOf('0.0000')).toBe(0);
  expect(signOf('5')).toBe(1);
});

test('amounts of different length compare by value', () => {
  expect(compareAmounts('10.50', '10.5')).toBe(0);
  expect(compareAmounts('9.9999', '10')).toBe(-1);
  expect(compareAmounts('-1', '-2')).toBe(1);
  expect(() => compareAmounts('1e5', '1')).toThrow('not a decimal: 1e5');
});
