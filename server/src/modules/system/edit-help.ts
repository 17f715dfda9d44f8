import { Refusal } from '../../platform/refusal.ts';
import { cleanHtml, cleanLine } from '../../platform/rich-text.ts';
import type { SystemDeps } from './deps.ts';
import type { HelpArticle, HelpSection } from './domain/shown.ts';
import { checkedName, checkedNumber, checkedTexts, needed } from './domain/shown-checks.ts';
import type { TextRule } from './domain/shown-checks.ts';
import { createEditable } from './editable.ts';
import type { Editable } from './editable.ts';
import type { NoticeBoard } from './notice-board.ts';
import * as store from './store/shown.ts';

export type HelpSectionChange = Partial<Omit<HelpSection, 'sectionId' | 'isDefault'>>;
export type HelpArticleChange = Partial<Omit<HelpArticle, 'articleId' | 'isDefault'>>;

/** Behind everything shipped. */
const SORT = 1_000;

const titleRule = ({ languages }: SystemDeps): TextRule => ({
  clean: cleanLine,
  lengthMax: 200,
  siteLanguage: languages[0],
});

/** What is stored is clean: no text of an operator can carry a script to a player. */
const contentRule = ({ languages }: SystemDeps): TextRule => ({
  clean: cleanHtml,
  lengthMax: 100_000,
  siteLanguage: languages[0],
});

/** The help centre's sections. */
export const editHelpSections = (deps: SystemDeps, board: NoticeBoard): Editable<HelpSection, HelpSectionChange> =>
  createEditable(deps, board, {
    resource: 'help-section',
    table: 'system_help_section',
    unknown: 'system.help-section-unknown',
    tells: 'tellHelp',
    list: store.listHelpSections,
    keyOf: ({ sectionId }) => sectionId,
    checkedKey: checkedName,
    changed: (sectionId, before, change) => ({
      sectionId,
      titles: checkedTexts(before?.titles ?? {}, change.titles, titleRule(deps)),
      sort: checkedNumber('sort', change.sort ?? before?.sort ?? SORT),
      isDefault: false,
    }),
    save: store.saveHelpSection,
    checkRemoval: async (tx, key) => {
      const articles = (await store.listHelpArticles(tx)).filter(({ sectionId }) => sectionId === key);
      if (articles.length > 0) throw new Refusal('system.help-section-used', { articles: articles.length });
    },
  });

/** The help centre's articles. */
export const editHelpArticles = (deps: SystemDeps, board: NoticeBoard): Editable<HelpArticle, HelpArticleChange> =>
  createEditable(deps, board, {
    resource: 'help-article',
    table: 'system_help_article',
    pointsTo: 'system_help_section',
    unknown: 'system.help-article-unknown',
    tells: 'tellHelp',
    list: store.listHelpArticles,
    keyOf: ({ articleId }) => articleId,
    checkedKey: checkedName,
    changed: async (articleId, before, change, tx) => {
      const sectionId = needed('section', change.sectionId ?? before?.sectionId);
      const sections = await store.listHelpSections(tx);
      if (!sections.some((section) => section.sectionId === sectionId))
        throw new Refusal('system.help-section-unknown', { key: sectionId });
      return {
        articleId,
        sectionId,
        titles: checkedTexts(before?.titles ?? {}, change.titles, titleRule(deps)),
        contents: checkedTexts(before?.contents ?? {}, change.contents, contentRule(deps)),
        sort: checkedNumber('sort', change.sort ?? before?.sort ?? SORT),
        isDefault: false,
      };
    },
    save: store.saveHelpArticle,
  });
