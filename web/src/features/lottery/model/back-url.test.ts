import { expect, test } from 'vitest';
import { backPathOf } from './back-url.ts';

test('a lottery leads back to a path of this site', () => {
  expect(backPathOf('/elott?tab=favourites#top')).toBe('/elott?tab=favourites#top');
});

test.each([
  null,
  '',
  'elott',
  'https://evil.example/',
  '//evil.example/x',
  '/.//evil.example/x',
  '/x/..//evil.example/x',
  '/\\evil.example/x',
  'javascript:alert(1)',
])('a lottery does not lead back to %s', (address) => {
  expect(backPathOf(address)).toBeNull();
});
