import { expect, test } from 'vitest';
import {
  amountFromText,
  compareAmounts,
  decimalFromText,
  formatAmount,
  groupAmountText,
  signOf,
} from './amount-format.ts';

test('[part of B-05] amounts have two decimals and comma thousands', () => {
  expect(formatAmount('1234567.8')).toBe('1,234,567.80');
  expect(formatAmount('0')).toBe('0.00');
  expect(formatAmount('999')).toBe('999.00');
  expect(formatAmount('12345678901234567890.12')).toBe('12,345,678,901,234,567,890.12');
});

test('[part of B-05] amounts are cut, never rounded', () => {
  expect(formatAmount('123.4599')).toBe('123.45');
  expect(formatAmount('0.9999')).toBe('0.99');
  expect(formatAmount('-1.999')).toBe('-1.99');
});

test('what is cut to nothing carries no sign', () => {
  expect(formatAmount('-0.0049')).toBe('0.00');
  expect(signOf('-0.0049')).toBe(-1);
  expect(signOf('0.0000')).toBe(0);
  expect(signOf('5')).toBe(1);
});

test('something that is no decimal is a bug and says so', () => {
  expect(() => formatAmount('1e5')).toThrow('not a decimal: 1e5');
});

test('typed text becomes a decimal: separators go, other digits are read, decimals are limited', () => {
  expect(amountFromText('1,250,000')).toBe('1250000');
  expect(amountFromText(' 12 000.509')).toBe('12000.50');
  expect(amountFromText('١٢٣')).toBe('123');
  expect(amountFromText('007')).toBe('7');
  expect(amountFromText('.5')).toBe('0.5');
  expect(amountFromText('1.000.000')).toBe('1000000');
  expect(amountFromText('12.5', 0)).toBe('12');
  expect(amountFromText('abc')).toBe('');
});

test('an unfinished number keeps its shape on the screen and is finished for the wire', () => {
  expect(groupAmountText('1234567.')).toBe('1,234,567.');
  expect(groupAmountText('')).toBe('');
  expect(decimalFromText('1234.')).toBe('1234');
  expect(decimalFromText('')).toBeUndefined();
});

test('amounts of different length compare by value', () => {
  expect(compareAmounts('10.50', '10.5')).toBe(0);
  expect(compareAmounts('9.9999', '10')).toBe(-1);
  expect(compareAmounts('-1', '-2')).toBe(1);
});
