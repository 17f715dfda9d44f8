import { expect, test } from 'vitest';
import { decimalText, fractionText, parseFraction, rootText } from './fraction-text.ts';
import { add, divide, fraction, multiply, percentText, toNumber } from './fraction.ts';

test('fractions are kept in lowest terms with the sign above', () => {
  expect(fractionText(fraction(6, -4))).toBe('-3/2');
  expect(fractionText(add(fraction(1, 6), fraction(1, 3)))).toBe('1/2');
  expect(fractionText(divide(fraction(2, 3), fraction(4, 9)))).toBe('3/2');
  expect(() => divide(fraction(1), fraction(0))).toThrow(RangeError);
});

test('a fraction is read as it was written, and a decimal too', () => {
  expect(parseFraction('23407160096/24380030879')).toEqual(fraction(23_407_160_096n, 24_380_030_879n));
  expect(parseFraction('4.170')).toEqual(fraction(417, 100));
  expect(() => parseFraction('4,17')).toThrow(RangeError);
});

test('decimals are rounded half away from zero, roots to the nearest', () => {
  expect(decimalText(fraction(2, 3), 4)).toBe('0.6667');
  expect(decimalText(fraction(-1, 2), 0)).toBe('-1');
  expect(percentText(fraction(1, 8), 1)).toBe('12.5');
  expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 12);
  expect(rootText(fraction(2), 9)).toBe('1.414213562');
  expect(rootText(multiply(fraction(3, 7), fraction(3, 7)), 6)).toBe('0.428571');
});
