import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testPlatform } from '../../testing/modules.ts';
import type { ContentDefaults } from './index.ts';
import { createContent } from './index.ts';

const defaults = (headline: string): ContentDefaults => ({
  banners: [
    {
      key: 'home-1',
      groupName: 'w_home',
      url: '/brand/art/home-1.webp',
      linkageType: 'NONE',
      link: '',
      hue: 75,
      sort: 10,
      texts: { TY: { headline, text: '', action: '' } },
    },
  ],
  announcements: [
    { key: 'welcome', type: 'B', daysAgo: 3, texts: { TY: { title: headline, content: '<p>a</p>' } } },
    { key: 'older', type: 'PR', daysAgo: 9, texts: { TY: { title: 'older', content: '<p>a</p>' } } },
  ],
});

const aSite = async () => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  return { ...ground, content: createContent(ground) };
};

test("the brand's defaults are stored once, however often the product starts", async () => {
  const { content, sent } = await aSite();

  await content.installDefaults(defaults('Chào'));
  await content.installDefaults(defaults('Chào'));

  expect(await content.listAllBanners()).toHaveLength(1);
  expect((await content.listAllAnnouncements()).map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-01-02T08:00:00.000Z',
    '2025-12-27T08:00:00.000Z',
  ]);
  expect(sent).toHaveLength(2);
});

test('a new version changes the words nobody touched, and never brings back what an operator removed', async () => {
  const { content } = await aSite();
  await content.installDefaults(defaults('Chào'));

  await content.installDefaults(defaults('Xin chào'));
  expect((await content.listAllBanners())[0]?.texts.TY?.headline).toBe('Xin chào');

  const [banner] = await content.listAllBanners();
  const [announcement] = await content.listAllAnnouncements();
  await content.hideBanner(anOperator, banner?.id ?? 0n);
  await content.endAnnouncement(anOperator, announcement?.id ?? 0n);
  await content.installDefaults(defaults('Lời chào'));

  expect(await content.listAllBanners()).toMatchObject([{ texts: { TY: { headline: 'Xin chào' } } }]);
  expect((await content.listAllBanners())[0]?.hiddenAt).not.toBeNull();
  expect(await content.listAllAnnouncements()).toHaveLength(1);
});
