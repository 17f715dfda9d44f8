import { expect, test } from 'vitest';
import { mobileOf } from './address.ts';

test.each([
  ['84', '0912345678'],
  ['+84', '912345678'],
  ['84', '0912 345 678'],
  ['84', '(091) 234-56.78'],
  ['84', '+84912345678'],
  ['84', '0084912345678'],
  ['84', '+84 0912 345 678'],
  [' 84 ', '00912345678'.slice(1)],
])('every spelling of a number is one number: %s %s', (country, typed) => {
  expect(mobileOf(country, typed)).toBe('+84912345678');
});

test.each([
  ['', '0912345678'],
  ['0', '0912345678'],
  ['84x', '0912345678'],
  ['84', ''],
  ['84', '113'],
  ['84', '09123456789012345'],
  ['84', '09123abc78'],
  ['84', '٠٩١٢٣٤٥٦٧٨'],
  ['84', '+85512345678'],
  ['84', "0912345678'; drop table postbox_code; --"],
  ['84', '0912345678\u0000'],
])('%s %s is no number', (country, typed) => {
  expect(() => mobileOf(country, typed)).toThrow('postbox.address-refused');
});

test('messages go only to addresses the operator allows', () => {
  expect(mobileOf('84', '0912345678', ['84', '855'])).toBe('+84912345678');
  expect(() => mobileOf('247', '61234', ['84', '855'])).toThrow('postbox.address-refused');
});
