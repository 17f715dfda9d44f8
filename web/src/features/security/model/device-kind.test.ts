import { expect, test } from 'vitest';
import { countryName, deviceKindOf } from './device-kind.ts';

test('a device is pictured by the words it is told in', () => {
  expect(deviceKindOf('Safari, iPhone')).toBe('phone');
  expect(deviceKindOf('Firefox, Windows')).toBe('computer');
});

test('a country is named in the language of the site, and an unknown one is left out', () => {
  expect(countryName('VN', 'en')).toBe('Vietnam');
  expect(countryName('VN', 'vi')).toBe('Việt Nam');
  expect(countryName('', 'en')).toBe('');
});
