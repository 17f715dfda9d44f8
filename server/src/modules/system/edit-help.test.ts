import { expect, test } from 'vitest';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import type { SystemDefaults } from './index.ts';
import { aShippedSystem } from './testing/shipped-system.ts';

const shipped: SystemDefaults = {
  resources: [],
  customerService: [],
  domainRoutes: [],
  helpSections: [{ sectionId: 'start', titles: { TY: 'Bắt đầu', EN: 'Start' } }],
  helpArticles: [
    { articleId: 'first', sectionId: 'start', titles: { TY: 'Một' }, contents: { TY: '<p>Một</p>' } },
    { articleId: 'second', sectionId: 'start', titles: { TY: 'Hai' }, contents: { TY: '<p>Hai</p>' } },
  ],
};

const aSystem = async () => {
  const shippedSystem = await aShippedSystem(shipped);
  const { system } = shippedSystem;
  const read = (language: 'TY' | 'EN') =>
    callRoute(system.routes, 'system.read-help-center', {}, aCaller({ language }));
  return { ...shippedSystem, read };
};

test('an article is cleaned, read in its language at once, told to open pages and kept in the trail', async () => {
  const { system, read, sent, audit } = await aSystem();

  await system.helpArticles.set(anOperator, 'first', {
    titles: { EN: ' First \n steps ' },
    contents: { EN: '<p onclick="x()">One <a href="https://a.example">there</a></p><script>alert(1)</script>' },
  });

  const content = '<p>One <a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">there</a></p>';
  expect(await read('EN')).toMatchObject({
    list: [{ articles: [{ title: 'First steps', content }, { title: 'Hai' }] }],
  });
  expect(await read('TY')).toMatchObject({ list: [{ articles: [{ title: 'Một', content: '<p>Một</p>' }, {}] }] });
  expect(sent).toEqual([{ push: 'content.changed', data: { what: 'help' } }]);
  expect(await audit.listLines({ limit: 1 })).toMatchObject([
    { action: 'system.set-help-article', before: { titles: { TY: 'Một' } }, after: { titles: { EN: 'First steps' } } },
  ]);
});

test('a section and its article are added, and both go again', async () => {
  const { system, read } = await aSystem();
  await system.helpSections.set(anOperator, 'news', { titles: { TY: 'Tin' }, sort: 1 });
  const article = { sectionId: 'news', titles: { TY: 'Mới' }, contents: { TY: '<p>Mới</p>' } };
  await system.helpArticles.set(anOperator, 'fresh', article);
  expect(await read('TY')).toMatchObject({ list: [{ sectionId: 'news' }, { sectionId: 'start' }] });

  await expect(system.helpSections.remove(anOperator, 'news')).rejects.toMatchObject({
    code: 'system.help-section-used',
  });
  await system.helpArticles.remove(anOperator, 'fresh');
  await system.helpSections.remove(anOperator, 'news');

  expect(await read('TY')).toMatchObject({ list: [{ sectionId: 'start' }] });
  expect(await system.helpSections.list()).toHaveLength(1);
});

test('an article an operator removed does not come back at the next start, one they changed stays', async () => {
  const { system, read } = await aSystem();
  await system.helpArticles.remove(anOperator, 'first');
  await system.helpArticles.set(anOperator, 'second', { titles: { TY: 'Của tôi' } });

  await system.installDefaults({
    ...shipped,
    helpArticles: shipped.helpArticles.map((article) => ({ ...article, titles: { TY: 'Bản mới' } })),
  });

  expect(await read('TY')).toMatchObject({ list: [{ articles: [{ articleId: 'second', title: 'Của tôi' }] }] });
});

test('no article is left in a section that goes at the same moment', async () => {
  const { system } = await aSystem();
  for (const round of [1, 2, 3, 4]) {
    const sectionId = `section-${round}`;
    await system.helpSections.set(anOperator, sectionId, { titles: { TY: 'Mục' } });
    const article = { sectionId, titles: { TY: 'Bài' }, contents: { TY: 'Bài' } };

    await Promise.allSettled([
      system.helpArticles.set(anOperator, `article-${round}`, article),
      system.helpSections.remove(anOperator, sectionId),
    ]);

    const hasSection = (await system.helpSections.list()).some((section) => section.sectionId === sectionId);
    const hasArticle = (await system.helpArticles.list()).some(({ articleId }) => articleId === `article-${round}`);
    expect(hasArticle).toBe(hasSection);
  }
});

test('an article without a section, a title or words in the site’s own language is refused', async () => {
  const { system } = await aSystem();
  const adding = (change: object) => system.helpArticles.set(anOperator, 'fresh', change);
  const whole = { sectionId: 'start', titles: { TY: 'Mới' }, contents: { TY: '<p>Mới</p>' } };

  const refused: readonly (readonly [string, object])[] = [
    ['system.part-missing', { ...whole, sectionId: undefined }],
    ['system.help-section-unknown', { ...whole, sectionId: 'nowhere' }],
    ['system.text-missing', { ...whole, titles: { EN: 'New' } }],
    ['system.text-missing', { ...whole, contents: { TY: '<script>alert(1)</script>' } }],
    ['system.text-too-long', { ...whole, contents: { TY: 'x'.repeat(100_001) } }],
  ];

  for (const [code, change] of refused) await expect(adding(change)).rejects.toMatchObject({ code });
  await expect(system.helpArticles.remove(anOperator, 'fresh')).rejects.toMatchObject({
    code: 'system.help-article-unknown',
  });
  await expect(system.helpSections.remove(anOperator, 'nowhere')).rejects.toMatchObject({
    code: 'system.help-section-unknown',
  });
});
