import type { Banner } from '@fairground/contract/content/endpoints';
import { expect, test } from 'vitest';
import { quietBanner } from './quiet-banner.ts';

test('the banner of a hall that is still being built keeps its name and art, and promises nothing', () => {
  const banner = {
    url: '/brand/art/pvp.webp',
    headline: 'Card games',
    text: 'Play against people',
    action: 'Sit down',
    linkageType: 'ROUTE',
    link: '/pvp',
    hue: 150,
  } as Banner;

  expect(quietBanner(banner)).toEqual({
    url: '/brand/art/pvp.webp',
    headline: 'Card games',
    text: '',
    action: '',
    linkageType: 'NONE',
    link: '',
    hue: 150,
  });
});
