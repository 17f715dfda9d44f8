import { expect, test } from 'vitest';
import { strayNumbers } from './number-use.ts';

const isStray = (path: string, line: string): boolean => strayNumbers(path, line).length > 0;

test.each([
  'new Intl.NumberFormat(tag).format(value)',
  'value.toLocaleString(tag)',
  'shown = (value / 100).toFixed(2);',
  "format.number(count, 'whole')",
  String.raw`text.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')`,
  "import { useFormatter, useLocale } from 'use-intl';",
])('a number written past the one formatter is found in code: %s', (line) => {
  expect(isStray('web/src/features/wallet/a.ts', line)).toBe(true);
});

test.each(['numbers.amount(balance)', "import { useLocale } from 'use-intl';", '// no .toFixed() here'])(
  'the one formatter, and what is no number, are let through: %s',
  (line) => {
    expect(isStray('web/src/features/wallet/a.ts', line)).toBe(false);
  },
);

test.each([
  'Quà chào mừng 1.000₫',
  'Gần 10.000 máy quay',
  'từ 0 đến 1.000.000',
  'từ 1,00 trở lên',
  '95,89% trả lại',
  '{percent} % of every stake',
  'about 1 % a year',
  'a gift of 20000₫',
  'a gift of 1,000 ₫',
  '١٠ دقائق',
  '{amount, number, ::currency/VND}',
])('a number by hand in another convention is found in a text: %s', (line) => {
  expect(isStray('locales/TY/home.json', line)).toBe(true);
});

test.each([
  'Quà chào mừng 1,000₫',
  '1,024 ways return 95.89% of 1,234.50₫',
  'Write it like 203.0.113.0/24 or 2001:db8::/32.',
  '912 345 678',
  'xc1,5 12.34.56',
  '{count, plural, one {# game} other {# games}} of {max, number}',
  '2019-2025, 08:00-23:00',
  'rows 1,2,3',
])('a number in the convention, and what is no number, are let through: %s', (line) => {
  expect(isStray('brands/fairground/content/banners.json', line)).toBe(false);
});
