import type { helpCenterSchema } from '@fairground/contract/system/endpoints';
import type * as z from 'zod/mini';

export type HelpSection = z.output<typeof helpCenterSchema>['list'][number];
export type HelpArticle = HelpSection['articles'][number];

/** Words without case, accents and markup: who types "rut tien" finds "Rút tiền". */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase();

const matches = ({ title, content }: HelpArticle, words: readonly string[]): boolean => {
  const text = plainWords(`${title} ${content}`);
  return words.every((word) => text.includes(word));
};

/** The sections with only the articles that hold every word of the query; sections without any are left out. */
export const searchHelp = (sections: readonly HelpSection[], query: string): readonly HelpSection[] => {
  const words = plainWords(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, articles: section.articles.filter((article) => matches(article, words)) }))
    .filter(({ articles }) => articles.length > 0);
};

export const countArticles = (sections: readonly HelpSection[]): number =>
  sections.reduce((sum, { articles }) => sum + articles.length, 0);
