import { expect, test } from 'vitest';
import { helpCentreIn, helpTopicsIn } from './help-centre.ts';
import type { HelpCentre } from './help-centre.ts';

const centre: HelpCentre = {
  sections: [
    { section_id: 'start', titles: { TY: 'Bắt đầu', EN: 'Getting started' } },
    { section_id: 'empty', titles: { TY: 'Trống', EN: 'Empty' } },
    { section_id: 'terms', titles: { TY: 'Điều khoản' } },
  ],
  articles: [
    {
      article_id: 'first-steps',
      section_id: 'start',
      titles: { TY: 'Những bước đầu tiên', EN: 'First steps' },
      contents: { TY: '<p>Một</p>', EN: '<p>One</p>' },
    },
    { article_id: 'more', section_id: 'start', titles: { TY: 'Thêm', EN: 'More' }, contents: { TY: '<p>Hai</p>' } },
    { article_id: 'rules', section_id: 'terms', titles: { TY: 'Luật' }, contents: { TY: '<p>Ba</p>' } },
  ],
};

test('the help centre speaks the visitor’s language, else the site’s own, and leaves empty sections out', () => {
  const { list } = helpCentreIn(centre, 'EN', 'TY');

  expect(list.map(({ title }) => title)).toEqual(['Getting started', 'Điều khoản']);
  expect(list[0]?.articles.map(({ content }) => content)).toEqual(['<p>One</p>', '<p>Hai</p>']);
});

test('the topics are the first article of each section, by name only', () => {
  expect(helpTopicsIn(centre, 'EN', 'TY')).toEqual({
    list: [
      { articleId: 'first-steps', title: 'First steps' },
      { articleId: 'rules', title: 'Luật' },
    ],
  });
});
