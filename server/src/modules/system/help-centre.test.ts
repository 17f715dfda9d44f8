import { expect, test } from 'vitest';
import { helpCentreIn, helpTopicsIn } from './help-centre.ts';
import type { HelpCentre } from './help-centre.ts';

const centre: HelpCentre = {
  sections: [
    { sectionId: 'start', titles: { TY: 'Bắt đầu', EN: 'Getting started' } },
    { sectionId: 'empty', titles: { TY: 'Trống', EN: 'Empty' } },
    { sectionId: 'terms', titles: { TY: 'Điều khoản' } },
  ],
  articles: [
    {
      articleId: 'first-steps',
      sectionId: 'start',
      titles: { TY: 'Những bước đầu tiên', EN: 'First steps' },
      contents: { TY: '<p>Một</p>', EN: '<p>One</p>' },
    },
    { articleId: 'more', sectionId: 'start', titles: { TY: 'Thêm', EN: 'More' }, contents: { TY: '<p>Hai</p>' } },
    { articleId: 'rules', sectionId: 'terms', titles: { TY: 'Luật' }, contents: { TY: '<p>Ba</p>' } },
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
