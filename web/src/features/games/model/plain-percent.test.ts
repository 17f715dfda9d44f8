import { expect, test } from 'vitest';
import { FORMATS } from '../../../shared/i18n/formats.ts';
import { plainPercent } from './plain-percent.ts';

const SHARES = ['0', '0.01', '5', '88.1', '95.89', '96.50', '97.00', '100', '120.25'];

test.each(['vi', 'en'])('a share is written as the browser writes it in %s', (locale) => {
  const written = new Intl.NumberFormat(locale, FORMATS.number.percent);
  expect(SHARES.map((share) => plainPercent(share, locale))).toEqual(
    SHARES.map((share) => written.format(Number(share) / 100)),
  );
});

test.each([
  ['96.5', 'ar'],
  ['96.505', 'en'],
  ['-1', 'en'],
  ['', 'en'],
])('%j in %s is left to the browser', (share, locale) => {
  expect(plainPercent(share, locale)).toBeNull();
});
