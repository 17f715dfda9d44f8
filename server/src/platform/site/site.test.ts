import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { aSite, KNOWN_OFFER, NOW, OPEN } from './testing/a-site.ts';

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

test('a query that changes a page has its own cached page, all others share the plain one', async () => {
  const { fastify, renders } = await aSite();

  for (const url of ['/?room=1', '/?room=2', '/?lang=EN', '/']) await fastify.inject(url);

  expect(renders).toEqual(['/room TY', '/ TY']);
});

test('[22] the page of a draft is made for who has its key, in the language asked for, and nobody else gets it', async () => {
  const key = '00000000-0000-4000-8000-000000000001';
  const { fastify, renders } = await aSite({ isPreview: (asked) => Promise.resolve(asked === key) });

  for (const url of ['/', `/?preview=${key}&language=EN`, `/?preview=${key}`, '/']) await fastify.inject(url);
  expect(renders).toEqual(['/ TY', '/ EN', '/ TY']);

  for (const other of [`/?preview=${key.replace('1', '2')}`, '/?preview=guess', '/?language=EN'])
    expect((await fastify.inject(other)).body).toContain('/ TY 0');
  expect(renders).toHaveLength(3);
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

test('the page of the console may make cleaned HTML, as the pages of players may: records show texts with marks', async () => {
  const { fastify } = await aSite();

  const { headers } = await fastify.inject({ url: '/console/promotions/1' });

  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types default cleaned-html;",
  );
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
