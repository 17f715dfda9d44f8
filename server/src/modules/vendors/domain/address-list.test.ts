import { expect, test } from 'vitest';
import { addressTest, isAddressRange } from './address-list.ts';

test('an empty list lets everybody in', () => {
  expect(addressTest([])('203.0.113.7')).toBe(true);
});

test.each([
  ['203.0.113.7', true],
  ['203.0.113.255', true],
  ['203.0.114.0', false],
  ['198.51.100.9', true],
  ['198.51.100.10', false],
  ['::ffff:203.0.113.7', true],
  ['2001:db8::5', true],
  ['2001:db9::5', false],
  ['', false],
  ['not an address', false],
])('of a list with ranges of both families, %s is let in: %s', (ip, isLetIn) => {
  expect(addressTest(['203.0.113.0/24', '198.51.100.9', '2001:db8::/32'])(ip)).toBe(isLetIn);
});

test.each(['203.0.113.0/33', '2001:db8::/129', 'acme.example', '203.0.113.0/24/1', '203.0.113', '/24', ''])(
  '%s is no address and no range',
  (text) => {
    expect(isAddressRange(text)).toBe(false);
  },
);
