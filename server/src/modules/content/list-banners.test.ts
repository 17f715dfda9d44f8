import { BANNER_GROUPS, listBanners as endpoint } from '@fairground/contract/content/endpoints';
import type { BannerGroup } from '@fairground/contract/content/endpoints';
import { encode } from 'zod/mini';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute, testPlatform } from '../../testing/modules.ts';
import type { BannerContent } from './drafts/kinds.ts';
import { createContent } from './index.ts';
import { publishByTwo } from './testing/publish.ts';

const aSite = async () => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  const content = createContent(ground);
  const add = (parts: Partial<BannerContent> = {}) =>
    publishByTwo(content, {
      kind: 'banner',
      content: {
        groupName: 'w_home',
        url: '/brand/art/home-1.webp',
        texts: {
          TY: { headline: 'Chào', text: 'Vui chơi', action: 'Vào' },
          EN: { headline: 'Hi', text: 'Fun', action: 'Go' },
        },
        ...parts,
      },
    });
  const list = async (groupName: BannerGroup, language: 'TY' | 'EN' | 'JP' = 'TY') => {
    const value = await callRoute(content.routes, endpoint.name, { query: { groupName } }, aCaller({ language }));
    return (value as { list: { headline: string; groupName: string; link: string }[] }).list;
  };
  return { ...ground, content, add, list };
};

test('[L-02] every page with banners has a group of its own', async () => {
  const { add, list } = await aSite();
  for (const groupName of BANNER_GROUPS)
    await add({ groupName, texts: { TY: { headline: groupName, text: '', action: '' } } });

  for (const groupName of BANNER_GROUPS)
    expect((await list(groupName)).map(({ headline }) => headline)).toEqual([groupName]);
});

test("[L-02] a banner speaks the visitor's language, else the site's own", async () => {
  const { add, list } = await aSite();
  await add();

  expect((await list('w_home', 'EN'))[0]?.headline).toBe('Hi');
  expect((await list('w_home', 'JP'))[0]?.headline).toBe('Chào');
});

test('[L-02] a banner is shown in its window, to the moment, in its order', async () => {
  const { add, list, clock } = await aSite();
  const at = (hour: string) => new Date(`2026-01-05T${hour}:00:00Z`);
  await add({ sort: 20, texts: { TY: { headline: 'always', text: '', action: '' } } });
  await add({
    sort: 10,
    startsAt: at('09'),
    endsAt: at('10'),
    texts: { TY: { headline: 'hour', text: '', action: '' } },
  });
  const shown = async () => (await list('w_home')).map(({ headline }) => headline);

  expect(await shown()).toEqual(['always']);
  clock.set(at('09'));
  expect(await shown()).toEqual(['hour', 'always']);
  clock.set(at('10'));
  expect(await shown()).toEqual(['always']);
});

test('[L-04] help borrows one banner of the promotions when it has none of its own', async () => {
  const { add, list } = await aSite();
  await add({ groupName: 'w_promotion', sort: 2, texts: { TY: { headline: 'second', text: '', action: '' } } });
  await add({ groupName: 'w_promotion', sort: 1, texts: { TY: { headline: 'first', text: '', action: '' } } });
  expect((await list('w_help')).map(({ headline }) => headline)).toEqual(['first']);

  await add({ groupName: 'w_help', texts: { TY: { headline: 'own', text: '', action: '' } } });

  expect((await list('w_help')).map(({ headline }) => headline)).toEqual(['own']);
});

test('[L-04] a banner has its link with its type', async () => {
  const { add, list } = await aSite();
  await add({ linkageType: 'ROUTE', link: '/promotions' });

  expect(await list('w_home')).toMatchObject([{ linkageType: 'ROUTE', link: '/promotions' }]);
});

test('the answer is what the contract says', async () => {
  const { content, add } = await aSite();
  await add();

  const value = await callRoute(content.routes, endpoint.name, { query: { groupName: 'w_home' } });

  expect(() => encode(endpoint.value, value as never)).not.toThrow();
});
