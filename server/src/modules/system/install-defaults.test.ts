import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute, testPlatform } from '../../testing/modules.ts';
import type { SystemDefaults } from './index.ts';
import { createSystem } from './index.ts';

const defaults = (title: string): SystemDefaults => ({
  resources: [],
  customerService: [],
  domainRoutes: [{ host: 'mirror.example', weight: 50 }],
  helpSections: [
    { sectionId: 'start', titles: { TY: 'Bắt đầu', EN: 'Start' } },
    { sectionId: 'empty', titles: { TY: 'Trống' } },
  ],
  helpArticles: [
    {
      articleId: 'first',
      sectionId: 'start',
      titles: { TY: title, EN: 'First' },
      contents: { TY: '<p>Xin chào</p><script>alert(1)</script>' },
    },
  ],
});

const aSystem = async () => {
  const { db, url } = await testDatabase();
  const ground = await testPlatform(db);
  return { ...ground, url, system: createSystem(ground) };
};

const helpIn = (system: ReturnType<typeof createSystem>, language: 'TY' | 'EN') =>
  callRoute(system.routes, 'system.read-help-center', {}, aCaller({ language }));

test("[part of K-01] the help centre is in the visitor's language, cleaned, without empty sections", async () => {
  const { system } = await aSystem();
  await system.installDefaults(defaults('Đầu tiên'));

  expect(await helpIn(system, 'EN')).toEqual({
    list: [
      {
        sectionId: 'start',
        title: 'Start',
        articles: [{ articleId: 'first', title: 'First', content: '<p>Xin chào</p>' }],
      },
    ],
  });
});

test('as shipped registration asks for no payee: play money is paid out to nobody', async () => {
  const { system } = await aSystem();
  await system.installDefaults(defaults('Đầu tiên'));

  expect((await system.readRegisterRules())['payeeName']).toMatchObject({ enabled: false, required: false });
});

test('starting again writes nothing and tells nobody', async () => {
  const { system, sent } = await aSystem();
  await system.installDefaults(defaults('Đầu tiên'));
  const told = sent.length;

  await system.installDefaults(defaults('Đầu tiên'));

  expect(sent).toHaveLength(told);
});

test('a new version of a text replaces the shipped one and leaves what an operator changed', async () => {
  const { system, url, clock } = await aSystem();
  await system.installDefaults(defaults('Đầu tiên'));

  await system.installDefaults(defaults('Bài đầu tiên'));
  expect(await helpIn(system, 'TY')).toMatchObject({ list: [{ articles: [{ title: 'Bài đầu tiên' }] }] });

  await asOwner(url, `update system_help_article set titles = '{"TY": "Của tôi"}', is_default = false`);
  await system.installDefaults(defaults('Bài thứ nhất'));
  clock.advance(5_000);
  expect(await helpIn(system, 'TY')).toMatchObject({ list: [{ articles: [{ title: 'Của tôi' }] }] });
});

test('an article that is shipped no more is gone, unless an operator changed it', async () => {
  const { system, url } = await aSystem();
  const { helpArticles, ...rest } = defaults('Đầu tiên');
  const [first] = helpArticles;
  if (!first) throw new Error('The defaults have no article.');
  const copies = ['second', 'third'].map((articleId) => ({ ...first, articleId }));
  await system.installDefaults({ ...rest, helpArticles: [first, ...copies] });
  await asOwner(url, `update system_help_article set is_default = false where article_id = 'third'`);

  await system.installDefaults({ ...rest, helpArticles });

  expect(await helpIn(system, 'EN')).toMatchObject({
    list: [{ articles: [{ articleId: 'first' }, { articleId: 'third' }] }],
  });
});
