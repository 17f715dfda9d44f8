import { expect, test } from 'vitest';
import { countArticles, searchHelp } from './search-help.ts';

const sections = [
  {
    sectionId: 'money',
    title: 'Tiền',
    articles: [
      { articleId: 'withdraw', title: 'Rút tiền', content: '<p>Đặt lệnh rút trong <b>ví</b>.</p>' },
      { articleId: 'deposit', title: 'Nạp tiền', content: '<p class="note">Chọn kênh.</p>' },
    ],
  },
  {
    sectionId: 'fair',
    title: 'Công bằng',
    articles: [{ articleId: 'seed', title: 'Hạt giống', content: '<p>SHA-256</p>' }],
  },
];

test('[part of A-08] the help centre finds articles by all words, without accents and case', () => {
  expect(
    searchHelp(sections, 'rut TIEN').flatMap(({ articles }) => articles.map(({ articleId }) => articleId)),
  ).toEqual(['withdraw']);
  expect(countArticles(searchHelp(sections, 'dat lenh'))).toBe(1);
  expect(countArticles(searchHelp(sections, 'tiền'))).toBe(2);
});

test('[part of A-08] markup is not searched and an empty query shows everything', () => {
  expect(searchHelp(sections, 'class')).toEqual([]);
  expect(searchHelp(sections, '  ')).toBe(sections);
});
