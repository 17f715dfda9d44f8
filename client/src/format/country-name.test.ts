import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country is named in the language of the site, and an unknown one is left out', () => {
  expect(countryName('VN', 'en')).toBe('Vietnam');
  expect(countryName('VN', 'vi')).toBe('Việt Nam');
  expect(countryName('', 'en')).toBe('');
});
