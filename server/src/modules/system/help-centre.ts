import type { LanguageCode } from '@fairground/contract/language';
import type { listHelpTopics, readHelpCenter } from '@fairground/contract/system/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Db } from '../../platform/database/index.ts';
import { inLanguage } from '../../platform/localized.ts';
import type { HelpArticle, HelpSection } from './domain/shown.ts';
import { listHelpArticles, listHelpSections } from './store/shown.ts';

export type HelpCentre = {
  readonly sections: readonly Omit<HelpSection, 'sort' | 'isDefault'>[];
  readonly articles: readonly Omit<HelpArticle, 'sort' | 'isDefault'>[];
};

export const loadHelpCentre = async (db: Db): Promise<HelpCentre> => {
  const [sections, articles] = await Promise.all([listHelpSections(db), listHelpArticles(db)]);
  return { sections, articles };
};

/** The help centre as one visitor reads it; a section without articles is not shown. */
export const helpCentreIn = (
  { sections, articles }: HelpCentre,
  language: LanguageCode,
  siteLanguage: LanguageCode,
): ValueOf<typeof readHelpCenter> => ({
  list: sections
    .map((section) => ({
      sectionId: section.sectionId,
      title: inLanguage(section.titles, language, siteLanguage) ?? '',
      articles: articles
        .filter((article) => article.sectionId === section.sectionId)
        .map((article) => ({
          articleId: article.articleId,
          title: inLanguage(article.titles, language, siteLanguage) ?? '',
          content: inLanguage(article.contents, language, siteLanguage) ?? '',
        })),
    }))
    .filter((section) => section.articles.length > 0),
});

/** What leads into the help centre: the first article of each section, without its words. */
export const helpTopicsIn = (
  centre: HelpCentre,
  language: LanguageCode,
  siteLanguage: LanguageCode,
): ValueOf<typeof listHelpTopics> => ({
  list: helpCentreIn(centre, language, siteLanguage).list.flatMap(({ articles: [first] }) =>
    first ? [{ articleId: first.articleId, title: first.title }] : [],
  ),
});
