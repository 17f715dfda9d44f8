import { expect, test } from 'vitest';
import { openGeo } from './geo.ts';
import { addressOf, parseNetwork } from './network.ts';

const geo = await openGeo();

test.for([
  ['113.160.0.1', 'VN'],
  ['2001:ee0::1', 'VN'],
  ['::ffff:113.160.0.1', 'VN'],
  ['8.8.8.8', 'US'],
] as const)('[L-11] the address %s is in %s', ([ip, country]) => {
  expect(geo.countryOf(ip)).toBe(country);
});

test.for(['127.0.0.1', '10.1.2.3', '192.168.1.1', '::1', 'fe80::1%eth0', 'fd00::1', 'nonsense', ''])(
  'the private or senseless address %s has no country',
  (ip) => {
    expect(geo.countryOf(ip)).toBe('');
  },
);

test('a network contains addresses of its own family only', () => {
  const network = parseNetwork('203.0.113.0/24');

  expect(network?.contains('203.0.113.255')).toBe(true);
  expect(network?.contains('::ffff:203.0.113.9')).toBe(true);
  expect(network?.contains('203.0.114.0')).toBe(false);
  expect(network?.contains('2001:db8::1')).toBe(false);
  expect(parseNetwork('2001:db8::/32')?.contains('2001:db8:ffff::1')).toBe(true);
  expect(parseNetwork('203.0.113.7')?.text).toBe('203.0.113.7/32');
});

test.for(['', 'VN', '203.0.113.0/33', '2001:db8::/129', '203.0.113/24', '1.2.3.4/8/8', '1.2.3.4/x', '1.2.3.4/-1'])(
  '%s is no network',
  (text) => {
    expect(parseNetwork(text)).toBeUndefined();
  },
);

test('an address is read without its zone', () => {
  expect(addressOf('fe80::1%eth0')).toBe('fe80::1');
  expect(addressOf('not one')).toBeUndefined();
});
