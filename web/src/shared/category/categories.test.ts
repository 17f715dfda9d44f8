import { expect, test } from 'vitest';
import { bannerGroupOf, MENU_CATEGORIES, pathOf } from './categories.ts';

test('[part of R-16] both lotteries go to /elott', () => {
  expect(pathOf('lott')).toBe('/elott');
  expect(pathOf('elott')).toBe('/elott');
});

test('[part of L-07] the side menu names the categories in the given order', () => {
  expect(MENU_CATEGORIES).toEqual(['live', 'rng', 'sports', 'fish', 'pvp', 'esports', 'lott', 'elott', 'inhouse']);
});

test('[L-02] the lobby of both lotteries shows the group w_lott', () => {
  expect(bannerGroupOf('elott')).toBe('w_lott');
  expect(bannerGroupOf('rng')).toBe('w_rng');
});
