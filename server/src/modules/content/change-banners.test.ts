import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testPlatform } from '../../testing/modules.ts';
import type { BannerContent } from './drafts/kinds.ts';
import { createContent } from './index.ts';
import { publishByTwo } from './testing/publish.ts';

const { db } = await testDatabase();
const { audit, sent, queued, ...ground } = await testPlatform(db);
const content = createContent({ ...ground, audit });
const addBanner = (banner: BannerContent) => publishByTwo(content, { kind: 'banner', content: banner });
const texts = { TY: { headline: ' Chào \n bạn ', text: '', action: '' } };
const banner = { groupName: 'w_home', url: '/brand/art/home-1.webp', texts } as const;

test('adding and hiding a banner is pushed to open pages and audited', async () => {
  const id = await addBanner(banner);
  await content.hideBanner({ ...anOperator, reason: 'out of date' }, id);

  expect(sent).toEqual([
    { push: 'content.changed', data: { what: 'banner' } },
    { push: 'content.changed', data: { what: 'banner' } },
  ]);
  const lines = await audit.listLines({ limit: 3 });
  expect(lines).toMatchObject([
    { action: 'content.hide-banner', resourceId: id.toString(), reason: 'out of date' },
    { action: 'content.publish-draft' },
    { action: 'content.add-banner', after: { texts: { TY: { headline: 'Chào bạn' } } } },
  ]);
  await expect(content.hideBanner(anOperator, id)).rejects.toMatchObject({ code: 'content.banner-unknown' });
});

test('open pages get a push when the window of a banner opens and closes', async () => {
  const startsAt = new Date('2026-02-01T00:00:00Z');
  const endsAt = new Date('2026-02-02T00:00:00Z');

  await addBanner({ ...banner, startsAt, endsAt });

  expect(queued.map(({ job, runAt }) => [job, runAt])).toEqual([
    ['content.tell-edge', startsAt],
    ['content.tell-edge', endsAt],
  ]);
});

test('a picture on another host is one that pages may show, as long as its banner is on the site', async () => {
  const id = await addBanner({ ...banner, url: 'https://pictures.example/deep/a.webp?x=1' });
  expect(await content.listPictureAddresses()).toEqual(['https://pictures.example']);

  await content.hideBanner(anOperator, id);

  expect(await content.listPictureAddresses()).toEqual([]);
});

test.for([
  ['content.text-missing', { texts: { EN: { headline: 'Only English', text: '', action: '' } } }],
  ['content.link-refused', { linkageType: 'ROUTE', link: 'javascript:alert(1)' }],
  ['content.link-refused', { linkageType: 'URL', link: 'http://plain.example' }],
  ['content.link-refused', { linkageType: 'NONE', link: '/promotions' }],
  ['content.link-refused', { url: '//evil.example/a.webp' }],
  ['content.window-backwards', { startsAt: new Date('2026-02-02'), endsAt: new Date('2026-02-01') }],
] as const)('%s: %o is refused', async ([code, parts]) => {
  await expect(addBanner({ ...banner, ...parts })).rejects.toMatchObject({ code });
});
