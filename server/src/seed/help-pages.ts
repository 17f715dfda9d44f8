import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { Brand } from '@fairground/contract/brand';
import type { SystemDefaults } from '../modules/system/index.ts';

export type HelpPage = { readonly name: string; readonly html: string };

type Help = Pick<SystemDefaults, 'helpSections' | 'helpArticles'>;
type Article = { readonly id: string; readonly title: string; readonly content: string };

const FILE = /^\d+-(?<section>[a-z-]+)\.(?<language>[A-Z-]+)\.html$/;
const SECTION_TITLE = /<h1>(?<title>.*?)<\/h1>/u;
const ARTICLE_TITLE = /<h2 id="(?<id>[a-z-]+)">(?<title>.*?)<\/h2>/gu;

/**
 * Reads help pages as people write them: one file per section and language, `02-account.TY.html`, its `h1` naming the
 * section and each `h2` with an id beginning an article.
 */
export const readHelpPages = (pages: readonly HelpPage[]): Help => {
  const titles = new Map<string, Partial<Record<LanguageCode, string>>>();
  const articles = new Map<string, { sectionId: string; texts: Partial<Record<LanguageCode, Article>> }>();
  for (const { name, html } of pages) {
    const { section = '', language = '' } = FILE.exec(name)?.groups ?? {};
    const title = SECTION_TITLE.exec(html)?.groups?.['title'];
    if (!isLanguageCode(language) || title === undefined)
      throw new Error(`${name}: a help page is named 01-section.TY.html and begins with <h1>.`);
    titles.set(section, { ...titles.get(section), [language]: title });
    for (const article of articlesOf(html)) {
      const known = articles.get(article.id) ?? { sectionId: section, texts: {} };
      if (known.sectionId !== section)
        throw new Error(`${name}: another section has an article ${article.id} already.`);
      articles.set(article.id, { ...known, texts: { ...known.texts, [language]: article } });
    }
  }
  return {
    helpSections: [...titles].map(([sectionId, sectionTitles]) => ({ sectionId, titles: sectionTitles })),
    helpArticles: [...articles].map(([articleId, { sectionId, texts }]) => ({
      articleId,
      sectionId,
      titles: pick(texts, ({ title }) => title),
      contents: pick(texts, ({ content }) => content),
    })),
  };
};

/** What help says of a brand: `{brand}`, `{currency}` (its sign) and `{minimumAge}`. Another name in braces is a fault. */
export const fillFacts = (
  { name, html }: HelpPage,
  brand: { readonly name: string; readonly currency: Pick<Brand['currency'], 'symbol'>; readonly minimumAge: number },
): HelpPage => {
  const facts = new Map([
    ['brand', brand.name],
    ['currency', brand.currency.symbol],
    ['minimumAge', String(brand.minimumAge)],
  ]);
  const filled = html.replaceAll(/\{(\w+)\}/gu, (_placeholder, fact: string) => {
    const text = facts.get(fact);
    if (text === undefined) throw new Error(`${name}: a brand has no fact {${fact}}.`);
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
  return { name, html: filled };
};

const articlesOf = (html: string): readonly Article[] => {
  const heads = [...html.matchAll(ARTICLE_TITLE)];
  return heads.map((head, index) => ({
    id: head.groups?.['id'] ?? '',
    title: head.groups?.['title'] ?? '',
    content: html.slice(head.index + head[0].length, heads[index + 1]?.index).trim(),
  }));
};

const pick = (
  texts: Partial<Record<LanguageCode, Article>>,
  part: (article: Article) => string,
): Partial<Record<LanguageCode, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, article]) => [language, part(article)]));
