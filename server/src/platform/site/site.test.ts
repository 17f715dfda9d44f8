import { SEED_STYLE } from '@fairground/contract/numbers';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { endpoint } from '@fairground/contract/endpoint';
import { idSchema } from '@fairground/contract/ids';
import type { Id } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../testing/http.ts';
import { callerOf } from '../http/caller.ts';
import { bind } from '../http/index.ts';
import { silentLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { PageSubject } from './renderer.ts';
import { createSite } from './site.ts';
import type { SiteDeps } from './site.ts';

const BRAND: SiteDeps['brand'] = {
  name: 'Fairground',
  merchantCode: 'fairground',
  platform: 'web',
  lotteryType: 'SEA',
  device: 'WEB',
  languages: ['TY', 'EN'],
  defaultLanguage: 'TY',
  defaultTheme: 'dark',
  currency: { code: 'VND', symbol: '₫' },
  numbers: SEED_STYLE,
  minimumAge: 18,
  copyrightYears: '2019-2025',
  slots: { turbo: true, roundMsMin: 0, autoplayRounds: [10], winScenes: { big: 10, mega: 25, epic: 50 } },
};

const VISITOR = { ip: '203.0.113.9', country: 'VN', countryDialingCode: '84' };
const OPEN: SiteStatus = { ...BARE_STATUS, info: { ...BARE_STATUS.info, location: VISITOR } };

const offlineSite = (isOn: boolean): SiteStatus => ({
  ...OPEN,
  info: { ...OPEN.info, whitelabel: { ...OPEN.info.whitelabel, OFFLINESITE: isOn } },
});

const NOW = new Date('2026-11-15T09:00:00Z');

const readOffer = endpoint({
  name: 'test.read-offer',
  summary: 'For tests.',
  method: 'GET',
  path: '/wps/test/offer',
  access: 'public',
  query: z.strictObject({ id: idSchema<'offer'>() }),
  value: z.object({}),
  errors: [],
});
const KNOWN_OFFER = 12n;

/** A site whose renderer writes down what it was asked, over files in a folder of their own. */
const aSite = async (
  options: {
    status?: SiteStatus;
    render?: () => Promise<string>;
    countRender?: SiteDeps['countRender'];
  } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'client/worker'), { recursive: true });
  await mkdir(join(folder, 'brand/art'), { recursive: true });
  await writeFile(join(folder, 'client/worker/serve.js'), 'let serving;');
  await writeFile(join(folder, 'client/worker/retire.js'), 'let retiring;');
  await writeFile(join(folder, 'client/assets/entry-abc.js'), 'let a=1;');
  await writeFile(join(folder, 'client/assets/entry-abc.js.br'), brotliCompressSync('let a=1;'));
  await writeFile(join(folder, 'brand/art/home.webp'), 'art');
  await mkdir(join(folder, 'arcade/assets'), { recursive: true });
  await writeFile(join(folder, 'arcade/index.html'), '<main data-group="," data-decimal="."></main>');
  await writeFile(join(folder, 'arcade/assets/slot-abc.js'), 'let slot;');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const renders: string[] = [];
  const asked: bigint[] = [];
  const answerOffer = ({ query: { id } }: { readonly query: { readonly id: bigint } }) => {
    asked.push(id);
    if (id !== KNOWN_OFFER) throw new Refusal('request.not-found');
    return {};
  };
  const { fastify, dispatch } = testHttp({ routes: [bind(readOffer, answerOffer)] });
  const site = await createSite({
    siteSeq: () => 7,
    source: {
      isDevelopment: false,
      renderer: () =>
        Promise.resolve({
          inlineScripts: ['let theme'],
          pageOf: (path, search) => {
            const [, id] = /^\/offers\/(\d+)$/.exec(path) ?? [];
            if (id !== undefined) {
              const input = { query: { id: BigInt(id) as Id<'offer'> } };
              const subject: PageSubject = {
                isKnown: async (ask) => (await ask(readOffer, input)).success,
                unknownPath: '/offers/none',
              };
              return { path, search: '', isFound: true, subject };
            }
            return {
              path: path === '/' ? '/' : '/not-found',
              search: search.startsWith('room') ? 'room' : '',
              isFound: path === '/',
            };
          },
          render: ({ path, search, language, status }) => {
            renders.push(`${path}${search} ${language}`);
            const body = `${path} ${language} ${status.status} ${status.info.location.ip}`;
            return options.render?.() ?? Promise.resolve(`<head><style>.a{}</style></head>${body}`);
          },
          shell: ({ path }) => `<head></head>shell ${path}`,
        }),
    },
    brand: BRAND,
    languages: ['TY', 'EN'],
    dispatch,
    statusOf: () => Promise.resolve(options.status ?? OPEN),
    beyond: () =>
      Promise.resolve({
        connectTo: ['https://mirror.example'],
        picturesFrom: ['https://pictures.example'],
        framesFrom: ['https://games.example'],
      }),
    countRender: options.countRender ?? (() => Promise.resolve()),
    clock: { now: () => NOW },
    log: silentLog,
    buildFolder: folder,
    brandFolder: join(folder, 'brand'),
    galleryFolder: undefined,
    arcadeFolder: join(folder, 'arcade'),
    callerOf: (request) =>
      callerOf(request, { authenticate: () => Promise.resolve(undefined), languages: ['TY', 'EN'] }),
  });
  site.register(fastify);
  return { fastify, site, renders, asked };
};

test('a page is rendered once for all visitors of a language, without anything of the visitor', async () => {
  const { fastify, renders } = await aSite();

  const first = await fastify.inject('/');
  await fastify.inject('/');
  const english = await fastify.inject({ url: '/', headers: { cookie: 'a=b; lang=EN' } });

  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('/ TY 0 ');
  expect(first.body).not.toContain('203.0.113.9');
  expect(english.body).toContain('/ EN 0');
  expect(renders).toEqual(['/ TY', '/ EN']);
});

test('a query that changes a page has a page of its own, and every other shares the plain one', async () => {
  const { fastify, renders } = await aSite();

  for (const url of ['/?room=1', '/?room=2', '/?lang=EN', '/']) await fastify.inject(url);

  expect(renders).toEqual(['/room TY', '/ TY']);
});

test('addresses about nothing share one page that says 404, whatever their number; one about something has its own', async () => {
  const { fastify, renders, asked } = await aSite();

  for (let id = 1_000; id < 1_030; id += 1) expect((await fastify.inject(`/offers/${id}`)).statusCode).toBe(404);
  for (let time = 0; time < 2; time += 1) expect((await fastify.inject(`/offers/${KNOWN_OFFER}`)).statusCode).toBe(200);

  expect(renders).toEqual(['/offers/none TY', '/offers/12 TY']);
  // A page that is kept is not asked about again.
  expect(asked.filter((id) => id === KNOWN_OFFER)).toHaveLength(1);
});

test('pages that must be rendered are counted by address, and past the limit refused in plain words', async () => {
  const counted: string[] = [];
  const { fastify } = await aSite({
    countRender: async (ip) => {
      counted.push(ip);
      if (counted.length > 2) throw new Refusal('request.too-many', { retryAfterSeconds: 9 });
    },
  });
  const ask = (url: string) => fastify.inject({ url, remoteAddress: '203.0.113.7' });

  const served = [await ask('/'), await ask('/'), await ask('/offers/12')];
  const refused = await ask('/offers/13');

  expect(served.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '9']);
  expect(counted).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7']);
  expect((await ask('/')).statusCode).toBe(200);
});

test('a few pages are rendered at once, some more wait, and the rest are refused with a time to retry', async () => {
  let [running, most] = [0, 0];
  const goOn = Promise.withResolvers<void>();
  const { fastify } = await aSite({
    render: async () => {
      running += 1;
      most = Math.max(most, running);
      await goOn.promise;
      running -= 1;
      return '<head></head>';
    },
  });
  const languages = ['TY', 'EN'];
  const known = languages.flatMap((lang) => ['/', '/?room=1', '/nowhere'].map((url) => ({ url, lang })));
  const asking = known.map(({ url, lang }) => fastify.inject({ url, headers: { cookie: `lang=${lang}` } }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  goOn.resolve();
  const answers = await Promise.all(asking);

  expect(most).toBe(2);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 200, 200, 404]);
});

test('a page pins its inline parts and travels compressed', async () => {
  const { fastify } = await aSite();

  const br = await fastify.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  const gz = await fastify.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });

  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toContain('/ TY 0');
  expect(gunzipSync(gz.rawPayload).toString()).toContain('/ TY 0');
  expect(br.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/);
  expect(br.headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(br.headers['vary']).toBe('cookie, accept-encoding');
});

test('a page may call the mirrors and show pictures of the named addresses, and nothing else beyond the site', async () => {
  const { fastify } = await aSite();

  const { headers } = await fastify.inject({ url: '/', headers: { host: 'play.example' } });

  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' ws://play.example wss://play.example https://mirror.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
  expect(policy).toContain("frame-src 'self' https://games.example;");
});

test('a browser that has the page is not sent it again', async () => {
  const { fastify } = await aSite();
  const { headers } = await fastify.inject('/');

  const again = await fastify.inject({ url: '/', headers: { 'if-none-match': String(headers['etag']) } });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('[R-18] an unknown address shows a page and says 404, whatever the address', async () => {
  const { fastify, renders } = await aSite();

  const answers = await Promise.all(['/nowhere', '/a/b/c', '/%E0%A4%A'].map((url) => fastify.inject(url)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400]);
  expect(renders).toEqual(['/not-found TY']);
});

test('[A-14] maintenance replaces every page and says when to come back', async () => {
  const endAt = new Date(NOW.getTime() + 90_000);
  const maintenance = { title: 'Back soon', endAt, contact: '' };
  const { fastify } = await aSite({ status: { status: 1, info: { ...OPEN.info, maintenance } } });

  const answer = await fastify.inject('/');

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('90');
  expect(answer.body).toContain('/ TY 1');
});

test('[L-11] a refused region gets its own page with the visitor’s address', async () => {
  const { fastify } = await aSite({ status: { ...OPEN, status: 2 } });

  const answer = await fastify.inject('/');

  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('203.0.113.9');
});

test('a page that cannot be rendered is drawn by the browser', async () => {
  const { fastify } = await aSite({ render: () => Promise.reject(new Error('a bug')) });

  const answer = await fastify.inject('/');

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('shell /');
});

test('a change of content is seen at once', async () => {
  const { fastify, site, renders } = await aSite();
  await fastify.inject('/');
  site.drop();

  await fastify.inject('/');

  expect(renders).toHaveLength(2);
});

test('files of the build are kept for good, the art of the brand for a while', async () => {
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

test('the worker is asked for anew each time, and may call nobody but its own server', async () => {
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

  expect(page.body).toBe('<main data-group="," data-decimal="."></main>');
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
