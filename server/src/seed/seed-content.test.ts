import { existsSync } from 'node:fs';
import { BANNER_GROUPS } from '@fairground/contract/content/endpoints';
import { REGISTER_FIELDS } from '@fairground/contract/system/register-rules';
import { expect, test } from 'vitest';
import { promotionsFixture } from '../modules/promotions/testing/fixture.ts';
import { readBrand } from '../platform/brand.ts';
import type { Localized } from '../platform/localized.ts';
import { cleanHtml } from '../platform/rich-text.ts';
import { testDatabase } from '../testing/database.ts';
import { aCaller, callRoute } from '../testing/modules.ts';
import { readBrandContent } from './brand-content.ts';
import { fillFacts, readHelpPages } from './help-pages.ts';
import { seedContent } from './index.ts';

const shipped = await readBrandContent('fairground', 'content');
const demo = await readBrandContent('fairground', 'demo');
const banners = [...shipped.content.banners, ...demo.content.banners];
const announcements = [...shipped.content.announcements, ...demo.content.announcements];
const offers = [...shipped.promotions, ...demo.promotions];
const { helpSections, helpArticles } = shipped.system;

const aSite = async () => {
  const { promotions, sent, modules } = await promotionsFixture(await testDatabase());
  return {
    sent,
    system: modules.system,
    content: modules.content,
    promotions,
    loyalty: {
      installMissions: () => Promise.resolve(),
      installRaffles: () => Promise.resolve(),
      installRewards: () => Promise.resolve(),
    },
  };
};

test('[L-02] every group but help has a banner, home several', () => {
  const groups = new Set(shipped.content.banners.map(({ groupName }) => groupName));

  expect(BANNER_GROUPS.filter((group) => !groups.has(group))).toEqual(['w_help']);
  const home = shipped.content.banners.filter(({ groupName }) => groupName === 'w_home');
  expect(home.length).toBeGreaterThanOrEqual(3);
});

test('[part of F-07] new players find several offers, so their carousel moves', () => {
  const forNew = shipped.promotions.filter(({ category }) => category === 'new_player');

  expect(forNew.length).toBeGreaterThan(1);
});

test('every banner and every promotion has its picture in the brand', () => {
  const art = new URL('../../../brands/fairground/art/', import.meta.url);
  const missing = [...banners, ...offers].filter(
    ({ url }) => !existsSync(new URL(url.replace('/brand/art/', ''), art)),
  );

  expect(missing.map(({ url }) => url)).toEqual([]);
});

test('[M-04] there are more bulletins than one page of nine shows, and every type is there', () => {
  const listed = shipped.content.announcements.filter(({ type }) => type === 'B' || type === 'PR');

  expect(listed.length).toBeGreaterThan(9);
  expect(new Set(announcements.map(({ type }) => type))).toEqual(new Set(['B', 'PL', 'PU', 'PR', 'H']));
});

test('[part of X-01] everything shipped is written in Vietnamese and English', () => {
  const texts: readonly { readonly of: string; readonly said: Localized<unknown> }[] = [
    ...[...banners, ...announcements, ...offers].map(({ key, texts: said }) => ({ of: key, said })),
    ...helpSections.map(({ sectionId, titles }) => ({ of: sectionId, said: titles })),
    ...helpArticles.map(({ articleId, titles }) => ({ of: articleId, said: titles })),
    ...helpArticles.map(({ articleId, contents }) => ({ of: articleId, said: contents })),
    ...shipped.system.customerService.map(({ key, titles }) => ({ of: key, said: titles })),
  ];

  expect(texts.filter(({ said }) => !said.TY || !said.EN).map(({ of }) => of)).toEqual([]);
});

test('a key names one thing', () => {
  for (const keys of [banners.map(({ key }) => key), announcements.map(({ key }) => key), offers.map(({ key }) => key)])
    expect(new Set(keys).size).toBe(keys.length);
});

test('cleaning takes nothing away from what we ship', () => {
  const written = [
    ...helpArticles.flatMap(({ contents }) => Object.values(contents)),
    ...announcements.flatMap(({ texts }) => Object.values(texts).map(({ content }) => content)),
    ...offers.flatMap(({ texts }) => Object.values(texts).map(({ content }) => content)),
  ];

  for (const html of written) expect(cleanHtml(html)).toBe(html);
});

test('[R-09] every link into the help centre leads to an article or a section', () => {
  const targets = new Set([
    ...helpArticles.map(({ articleId }) => articleId),
    ...helpSections.map(({ sectionId }) => sectionId),
  ]);
  const links = [...JSON.stringify([shipped, demo], withoutBigints).matchAll(/\/help#([a-z-]+)/g)].map(
    ([, id = '']) => id,
  );

  expect(links.filter((id) => !targets.has(id))).toEqual([]);
});

test('the help centre has its nine sections in order', () => {
  expect(helpSections.map(({ sectionId }) => sectionId)).toEqual([
    'getting-started',
    'account-security',
    'deposits-withdrawals',
    'games-fairness',
    'promotions-points',
    'agent-programme',
    'responsible-play',
    'terms',
    'privacy',
  ]);
});

test('[part of K-01] [part of E-06] a site that was started shows it all, and starting again changes nothing', async () => {
  const { sent, ...house } = await aSite();

  await seedContent(house, 'fairground');
  const told = sent.length;
  await seedContent(house, 'fairground');

  expect(sent).toHaveLength(told);
  const status = await house.system.statusFor({ ip: '113.160.0.1', hosts: [], language: 'EN' });
  expect(Object.keys(status.info.register).toSorted()).toEqual([...REGISTER_FIELDS].toSorted());
  expect(status.info.resources.map(({ labelNameEn }) => labelNameEn)).toEqual([
    'Android',
    'MOBILECONFIG',
    'AFFILIATELINK',
    'SpeedTest',
    'WHATSAPP',
    'USDJUMP',
  ]);
  expect(status.info.customerService.map(({ csType }) => csType)).toContain('LIVECHAT');
  expect(
    await callRoute(house.content.routes, 'content.list-banners', { query: { groupName: 'w_help' } }, aCaller()),
  ).toMatchObject({ list: [{ groupName: 'w_promotion' }] });
  expect(await callRoute(house.system.routes, 'system.read-help-center')).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ sectionId: 'terms', title: 'Điều khoản và điều kiện' })]),
  });
});

test('the demo set adds to the site and does not replace it', async () => {
  const house = await aSite();
  await seedContent(house, 'fairground');
  const before = (await house.content.listAllBanners()).length;

  await seedContent(house, 'fairground', 'demo');

  expect((await house.content.listAllBanners()).length).toBe(before + demo.content.banners.length);
  expect(demo.content.announcements.some(({ texts }) => Object.keys(texts).length > 4)).toBe(true);
});

test('a help page that is named or written wrongly is refused with its name', () => {
  expect(() => readHelpPages([{ name: 'help.html', html: '<h1>x</h1>' }])).toThrow(/help\.html/);
  expect(() => readHelpPages([{ name: '01-a.TY.html', html: '<p>x</p>' }])).toThrow(/01-a/);
  expect(() =>
    readHelpPages([
      { name: '01-a.TY.html', html: '<h1>A</h1><h2 id="x">X</h2>' },
      { name: '02-b.TY.html', html: '<h1>B</h1><h2 id="x">X</h2>' },
    ]),
  ).toThrow(/article x/);
});

test('help is written once for all brands: each finds its name, sign and minimum age, and nothing of another', async () => {
  const lumenHall = await readBrandContent('lumen-hall', 'content');
  const told = JSON.stringify([lumenHall.system.helpSections, lumenHall.system.helpArticles]);

  expect(told).toContain('Lumen Hall runs on');
  expect(told).toContain('at least 21 years old');
  expect(told).not.toMatch(/fairground|₫|\b18\b|\{\w+\}/i);
  expect(JSON.stringify(helpArticles)).toContain('Fairground chạy bằng');
  expect(lumenHall.system.helpArticles.map(({ articleId }) => articleId)).toEqual(
    helpArticles.map(({ articleId }) => articleId),
  );
});

test.for(['fairground', 'lumen-hall'])(
  'what %s ships is in every language of the brand, and in no currency but its own',
  async (name) => {
    const { languages, currency } = await readBrand(name);
    const { system, content, promotions, missions, rewards } = await readBrandContent(name, 'content');
    const texts: readonly { readonly of: string; readonly said: Localized<unknown> }[] = [
      ...[...content.banners, ...content.announcements, ...promotions].map(({ key, texts: said }) => ({
        of: key,
        said,
      })),
      ...[...missions, ...rewards].map(({ key, texts: said }) => ({ of: key, said })),
      ...system.helpArticles.map(({ articleId, contents }) => ({ of: articleId, said: contents })),
      ...system.helpSections.map(({ sectionId, titles }) => ({ of: sectionId, said: titles })),
      ...system.customerService.map(({ key, titles }) => ({ of: key, said: titles })),
    ];
    const missing = texts.flatMap(({ of, said }) => languages.filter((code) => !said[code]).map((code) => [of, code]));
    const foreign = texts.filter(({ said }) =>
      /₫|\$|USD|VND/.test(JSON.stringify(said).replaceAll(currency.symbol, '')),
    );

    expect(missing).toEqual([]);
    expect(foreign).toEqual([]);
  },
);

test('a help page that names an unknown fact of the brand is refused, and a fact is text', () => {
  const brand = { name: 'Lamp & <Light>', currency: { symbol: '$' }, minimumAge: 21 };
  const page = (html: string) => ({ name: '01-a.EN.html', html });

  expect(() => fillFacts(page('<h1>{merchant}</h1>'), brand)).toThrow(/01-a\.EN\.html.*\{merchant\}/);
  expect(fillFacts(page('{brand}, {currency}, {minimumAge}'), brand).html).toBe('Lamp &amp; &lt;Light>, $, 21');
});

const withoutBigints = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
