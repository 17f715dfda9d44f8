import { expect, test } from 'vitest';
import { BLUR_CLOSE_MS, findTyped, stepAfterKey } from './use-country-list.ts';

const COUNTRIES = [
  { countryCode: 'DE', countryDialingCode: '49', name: 'Đức' },
  { countryCode: 'TH', countryDialingCode: '66', name: 'Thái Lan' },
  { countryCode: 'VN', countryDialingCode: '84', name: 'Việt Nam' },
];

test('the list of countries waits 200 ms before it closes', () => {
  expect(BLUR_CLOSE_MS).toBe(200);
});

test('a key moves within the list and not over its ends', () => {
  expect(stepAfterKey('ArrowDown', 2, 3)).toBe(2);
  expect(stepAfterKey('ArrowUp', 2, 3)).toBe(1);
  expect(stepAfterKey('PageUp', 2, 3)).toBe(0);
  expect(stepAfterKey('End', 0, 3)).toBe(2);
  expect(stepAfterKey('x', 0, 3)).toBeUndefined();
});

test('letters without their marks and digits of the code find a country', () => {
  expect(findTyped(COUNTRIES, 'duc', 0)).toBe(0);
  expect(findTyped(COUNTRIES, 'vie', 1)).toBe(2);
  expect(findTyped(COUNTRIES, '66', 2)).toBe(1);
  expect(findTyped(COUNTRIES, 'xyz', 0)).toBeUndefined();
});
