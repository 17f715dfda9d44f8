import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { expect, test } from 'vitest';
import { aSite, OPEN } from './testing/a-site.ts';

const offlineSite = (isOn: boolean): SiteStatus => ({
  ...OPEN,
  info: { ...OPEN.info, whitelabel: { ...OPEN.info.whitelabel, OFFLINESITE: isOn } },
});

test('files of the build are cached for ever, the art of the brand for a while', async () => {
  const { fastify } = await aSite();

  const script = await fastify.inject({ url: '/assets/entry-abc.js', headers: { 'accept-encoding': 'br' } });
  const art = await fastify.inject('/brand/art/home.webp?v=1');

  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(art.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': expect.stringContaining('3600') });
});

test('the service worker is never cached, and may call only its own server', async () => {
  const { fastify } = await aSite({ status: offlineSite(true) });

  const { headers, body } = await fastify.inject('/sw.js');

  expect(body).toBe('let serving;');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
});

test('a worker that is switched off is replaced by one that clears up and goes', async () => {
  const { fastify } = await aSite({ status: offlineSite(false) });

  const { body, statusCode } = await fastify.inject('/sw.js');

  expect(statusCode).toBe(200);
  expect(body).toBe('let retiring;');
});

test.each([
  { language: 'TY', tag: 'vi', help: 'Trung tâm trợ giúp' },
  { language: 'EN', tag: 'en', help: 'Help centre' },
])(
  '[part of A-12] the app is described in $language, with an icon for every shape',
  async ({ language, tag, help }) => {
    const { fastify } = await aSite();

    const answer = await fastify.inject({ url: '/site.webmanifest', headers: { cookie: `lang=${language}` } });

    const manifest: unknown = answer.json();
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Fairground',
      lang: tag,
      display: 'standalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
      shortcuts: [{ url: '/hot' }, { url: '/promotions' }, { url: '/help', name: help }],
    });
  },
);

test.each(['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/brand/..%2fsecret.txt', '/assets/missing.js'])(
  'no address climbs out of the folders: %s',
  async (url) => {
    const { fastify } = await aSite();

    const answer = await fastify.inject(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  },
);

test('the game clients are one page for every family, and their files may be read by a frame that belongs to no site', async () => {
  const { fastify } = await aSite();
  const [page, file, missing] = await Promise.all([
    fastify.inject({ url: '/arcade/slots?vendor=JL&game=1' }),
    fastify.inject({ url: '/arcade/assets/slot-abc.js' }),
    fastify.inject({ url: '/arcade/assets/no-such.js' }),
  ]);

  expect(page.body).toBe('<main data-group="," data-decimal="." data-zone="Asia/Ho_Chi_Minh"></main>');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(file.headers['access-control-allow-origin']).toBe('*');
  expect(file.headers['cache-control']).toContain('immutable');
  expect(missing.statusCode).toBe(404);
});

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
])('no address of the site leads out of it: %s', async (url) => {
  const { fastify } = await aSite();

  const answer = await fastify.inject({ url });

  expect(answer.headers).not.toHaveProperty('location');
  expect([200, 400, 404]).toContain(answer.statusCode);
});
