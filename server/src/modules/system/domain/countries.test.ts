import { expect, test } from 'vitest';
import { COUNTRIES, dialingCodeOf } from './countries.ts';

test('[part of E-06] every country has a code of two letters and a dialling code, once', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240);
  for (const { countryCode, countryDialingCode } of COUNTRIES)
    expect(`${countryCode} ${countryDialingCode}`).toMatch(/^[A-Z]{2} [1-9]\d{0,3}$/);
  expect(new Set(COUNTRIES.map(({ countryCode }) => countryCode)).size).toBe(COUNTRIES.length);
});

test.for([
  ['VN', '84'],
  ['US', '1'],
  ['GB', '44'],
  ['JM', '1876'],
  ['', ''],
  ['ZZ', ''],
] as const)('[part of E-06] the dialling code of "%s" is "%s"', ([country, code]) => {
  expect(dialingCodeOf(country)).toBe(code);
});
