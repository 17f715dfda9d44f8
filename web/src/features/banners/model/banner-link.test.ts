import { expect, test } from 'vitest';
import { asksToSignUp, bannerTarget } from './banner-link.ts';

test('[L-04] a banner with a link type opens its link', () => {
  expect(bannerTarget({ linkageType: 'ROUTE', link: '/help#fair' })).toEqual({ kind: 'page', href: '/help#fair' });
  expect(bannerTarget({ linkageType: 'URL', link: 'https://example.org/' })).toEqual({
    kind: 'outside',
    href: 'https://example.org/',
  });
  expect(bannerTarget({ linkageType: 'PROMOTION', link: '7' })).toEqual({ kind: 'page', href: '/promotions/7' });
  expect(bannerTarget({ linkageType: 'NONE', link: '/help' })).toEqual({ kind: 'none' });
});

test.each([
  ['URL', 'javascript:alert(1)'],
  ['URL', 'http://example.org'],
  ['ROUTE', '//example.org'],
  ['ROUTE', 'https://example.org'],
] as const)('[L-04] a banner of type %s does not follow %s', (linkageType, link) => {
  expect(bannerTarget({ linkageType, link })).toEqual({ kind: 'none' });
});

test('a banner that leads to registration is one for visitors', () => {
  expect(asksToSignUp({ linkageType: 'ROUTE', link: '/register?from=banner' })).toBe(true);
  expect(asksToSignUp({ linkageType: 'ROUTE', link: '/register.html' })).toBe(true);
  expect(asksToSignUp({ linkageType: 'ROUTE', link: '/hot' })).toBe(false);
  expect(asksToSignUp({ linkageType: 'PROMOTION', link: 'register' })).toBe(false);
  expect(asksToSignUp({ linkageType: 'NONE', link: '/register' })).toBe(false);
});
