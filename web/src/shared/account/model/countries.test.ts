import { expect, test } from 'vitest';
import { countryOf, nameCountries } from './countries.ts';

const COUNTRIES = [
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'DE', countryDialingCode: '49' },
];
const at = (currentCountry: string, rest = {}) => ({ currentCountry, homeCountry: 'VN', ...rest });

test('[F-09] the picker starts with the current country, or with the initial code when a country on the list has it', () => {
  expect(countryOf(COUNTRIES, at('TH'))?.countryCode).toBe('TH');
  expect(countryOf(COUNTRIES, at('TH', { initialCode: '49' }))?.countryCode).toBe('DE');
  expect(countryOf(COUNTRIES, at('TH', { initialCode: '999' }))?.countryCode).toBe('TH');
  expect(countryOf(COUNTRIES, at(''))?.countryCode).toBe('VN');
});

test('[F-09] a choice stands above what the picker started with', () => {
  expect(countryOf(COUNTRIES, at('TH', { initialCode: '49', chosen: 'VN' }))?.countryDialingCode).toBe('84');
});

test('countries are named and ordered in the language of the site', () => {
  expect(nameCountries(COUNTRIES, 'en').map(({ name }) => name)).toEqual(['Germany', 'Thailand', 'Vietnam']);
  expect(nameCountries(COUNTRIES, 'vi').map(({ name }) => name)).toEqual(['Đức', 'Thái Lan', 'Việt Nam']);
});
