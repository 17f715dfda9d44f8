import { expect, test } from 'vitest';
import { readTypedNumber, showTypedNumber } from './number-field.ts';
import { SEED_STYLE } from './numbers.ts';

test('a field reads what it shows, in the digits of any script', () => {
  expect(readTypedNumber(SEED_STYLE, '1,250,000')).toBe('1250000');
  expect(readTypedNumber(SEED_STYLE, ' 12 000.509')).toBe('12000.50');
  expect(readTypedNumber(SEED_STYLE, '١٢٣')).toBe('123');
  expect(readTypedNumber(SEED_STYLE, '007')).toBe('7');
  expect(readTypedNumber(SEED_STYLE, '.5')).toBe('0.5');
  expect(readTypedNumber(SEED_STYLE, '1.000.000')).toBe('1000000');
  expect(readTypedNumber(SEED_STYLE, '12.5', 0)).toBe('12');
  expect(readTypedNumber(SEED_STYLE, 'abc')).toBe('');
  expect(showTypedNumber(SEED_STYLE, '1234567.')).toBe('1,234,567.');
  expect(showTypedNumber(SEED_STYLE, '')).toBe('');
  for (const typed of ['1234567.5', '0.05', '12', '1000.'])
    expect(readTypedNumber(SEED_STYLE, showTypedNumber(SEED_STYLE, typed))).toBe(typed);
});

test('a field reads the convention of its brand', () => {
  const style = { group: '.', decimal: ',' };

  expect(showTypedNumber(style, '1234567.5')).toBe('1.234.567,5');
  expect(readTypedNumber(style, '1.234.567,5')).toBe('1234567.5');
});
