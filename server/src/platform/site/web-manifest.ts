import type { Brand } from '@fairground/contract/brand';

/** What a phone needs to put the site on its home screen. */
export const webManifest = ({ name }: Brand): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0c0e1a',
    theme_color: '#0c0e1a',
    icons: [
      { src: '/brand/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
