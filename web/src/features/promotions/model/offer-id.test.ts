import { expect, test } from 'vitest';
import { offerIdOf } from './offer-id.ts';

test('[part of R-07] an offer is named by the path or by the field id; anything else names none', () => {
  expect(offerIdOf('12', '')).toBe(12n);
  expect(offerIdOf(undefined, '?id=7')).toBe(7n);
  expect(offerIdOf('12', '?id=7')).toBe(12n);
  for (const odd of ['0', '-1', '1e3', 'abc', '', '9'.repeat(19), '1 or 1=1']) {
    expect(offerIdOf(odd, '')).toBeNull();
    expect(offerIdOf(undefined, `?id=${encodeURIComponent(odd)}`)).toBeNull();
  }
  expect(offerIdOf(undefined, '')).toBeNull();
});
