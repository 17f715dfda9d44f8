import type { helpCenterSchema } from '@fairground/contract/system/endpoints';
import type * as z from 'zod/mini';
import { wordMatcher } from '../../../shared/format/plain-words.ts';

export type HelpSection = z.output<typeof helpCenterSchema>['list'][number];
export type HelpArticle = HelpSection['articles'][number];

/** The sections with only the articles that hold every word of the query; sections without any are left out. */
export const searchHelp = (sections: readonly HelpSection[], query: string): readonly HelpSection[] => {
  if (query.trim() === '') return sections;
  const matches = wordMatcher(query);
  return sections
    .map((section) => ({
      ...section,
      articles: section.articles.filter(({ title, content }) => matches(`${title} ${content}`)),
    }))
    .filter(({ articles }) => articles.length > 0);
};

export const countArticles = (sections: readonly HelpSection[]): number =>
  sections.reduce((sum, { articles }) => sum + articles.length, 0);
