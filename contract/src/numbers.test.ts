import { expect, test } from 'vitest';
import fairground from '../../brands/fairground/brand.json' with { type: 'json' };
import { brandSchema, numberStyleSchema } from './brand.ts';
import { money } from './money.ts';
import { createNumbers, SEED_STYLE } from './numbers.ts';

const numbers = createNumbers(SEED_STYLE);

test('[part of B-05] the brand writes numbers as the specification says: comma thousands, a point before decimals', () => {
  expect(brandSchema.parse(fairground).numbers).toEqual(SEED_STYLE);
});

test('[part of B-05] amounts have two decimals and comma thousands', () => {
  expect(numbers.amount('1234567.8')).toBe('1,234,567.80');
  expect(numbers.amount('0')).toBe('0.00');
  expect(numbers.amount('999')).toBe('999.00');
  expect(numbers.amount(money(1_234_5000n))).toBe('1,234.50');
  expect(numbers.amount('12345678901234567890.12')).toBe('12,345,678,901,234,567,890.12');
});

test('[part of B-05] amounts are cut, never rounded', () => {
  expect(numbers.amount('123.4599')).toBe('123.45');
  expect(numbers.amount('0.9999')).toBe('0.99');
  expect(numbers.amount('-1.999')).toBe('-1.99');
});

test('ten is never written as 10.000: more than two decimals are shown only where an amount has them', () => {
  expect(numbers.exactAmount('10.0000')).toBe('10.00');
  expect(numbers.exactAmount('0.0020')).toBe('0.002');
  expect(numbers.exactAmount('1234.5678')).toBe('1,234.5678');
  expect(numbers.shortAmount('1200.0000')).toBe('1,200');
  expect(numbers.shortAmount('1200.5')).toBe('1,200.50');
});

test('other numbers follow the same convention', () => {
  expect(numbers.whole(1024)).toBe('1,024');
  expect(numbers.whole(12_345_678_901n)).toBe('12,345,678,901');
  expect(numbers.decimal(1234.5, 2)).toBe('1,234.50');
  expect(numbers.decimal(-0.001, 2)).toBe('0.00');
  expect(numbers.plain(2.5)).toBe('2.5');
  expect(numbers.plain('1500.250')).toBe('1,500.25');
  expect(numbers.percent('95.89')).toBe('95.89%');
  expect(numbers.percent('96.50')).toBe('96.5%');
  expect(numbers.percent(0.5)).toBe('0.5%');
});

test('what is cut to nothing carries no sign, and something that is no decimal is a bug and says so', () => {
  expect(numbers.amount('-0.0049')).toBe('0.00');
  expect(() => numbers.amount('1e5')).toThrow('not a decimal: 1e5');
});

test('another brand may choose another convention', () => {
  const other = createNumbers({ group: '.', decimal: ',' });

  expect(other.amount('1234567.8')).toBe('1.234.567,80');
  expect(other.percent('95.89')).toBe('95,89%');
});

test('a convention whose two signs are the same, a digit or a letter is refused', () => {
  const isStyle = (group: string, decimal: string) => numberStyleSchema.safeParse({ group, decimal }).success;

  expect(isStyle(',', '.')).toBe(true);
  expect(isStyle('\u202F', ',')).toBe(true);
  expect(isStyle('.', '.')).toBe(false);
  expect(isStyle('1', '.')).toBe(false);
  expect(isStyle('a', '.')).toBe(false);
});
