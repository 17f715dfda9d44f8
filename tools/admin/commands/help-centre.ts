import { readFile } from 'node:fs/promises';
import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { inLanguage, mapLocalized } from '../../../server/src/platform/localized.ts';
import type { Localized } from '../../../server/src/platform/localized.ts';
import type { Action, Options } from '../command.ts';
import { printTable, shorten } from '../print-table.ts';
import { localizedChangeOf, named, neededArgument, numberOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const titleOption = {
  kind: 'texts',
  about: 'Repeat with a language: --title EN="First steps"; EN="" takes that language away.',
} as const;
const sortOption = { kind: 'text', about: 'Lower numbers come first; a new one comes last unless told.' } as const;

/** The text of each named file; a whole page of HTML is too long for a command line. */
const readFiles = async (options: Options, siteLanguage: LanguageCode): Promise<Localized | undefined> => {
  const files = localizedChangeOf(options, 'file', siteLanguage);
  if (files === undefined) return undefined;
  const texts = await Promise.all(
    Object.entries(files).map(async ([language, file]) => {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        throw new UsageError(`${file} cannot be read.`, { cause: error });
      });
      return [language, text] as const;
    }),
  );
  return mapLocalized(Object.fromEntries(texts) as Localized, (text) => text);
};

export const helpSectionActions: readonly Action[] = [
  {
    name: 'help-section list',
    about: "The help centre's sections.",
    run: async ({ house, print }) => {
      const articles = await house.system.helpArticles.list();
      const rows = (await house.system.helpSections.list()).map(({ sectionId, sort, isDefault, titles }) => [
        sectionId,
        sort.toString(),
        isDefault ? 'shipped' : 'yours',
        articles.filter((article) => article.sectionId === sectionId).length.toString(),
        inLanguage(titles, house.languages[0], 'EN') ?? '',
      ]);
      printTable(print, ['section', 'sort', '', 'articles', 'title'], rows);
    },
  },
  {
    name: 'help-section set',
    words: ['<section>'],
    about: 'Adds a section or changes one; it shows once it has an article.',
    options: { title: titleOption, sort: sortOption },
    changes: 'content.write',
    run: async ({ words, options, house, print, actor }) => {
      const change = named({
        titles: localizedChangeOf(options, 'title', house.languages[0]),
        sort: numberOf(options, 'sort'),
      });
      const { sectionId } = await house.system.helpSections.set(actor(), neededArgument(words, 0, 'section'), change);
      print(`Section ${sectionId} is saved.`);
    },
  },
  {
    name: 'help-section remove',
    words: ['<section>'],
    about: 'Takes an empty section away; no later start brings it back.',
    changes: 'content.write',
    run: async ({ words, house, print, actor }) => {
      const key = neededArgument(words, 0, 'section');
      await house.system.helpSections.remove(actor(), key);
      print(`Section ${key} is removed.`);
    },
  },
];

export const helpArticleActions: readonly Action[] = [
  {
    name: 'help-article list',
    about: "The help centre's articles.",
    options: { section: { kind: 'text', about: 'Only those of one section.' } },
    run: async ({ options, house, print }) => {
      const asked = textOf(options, 'section');
      const rows = (await house.system.helpArticles.list())
        .filter(({ sectionId }) => asked === undefined || sectionId === asked)
        .map(({ articleId, sectionId, sort, isDefault, titles, contents }) => [
          articleId,
          sectionId,
          sort.toString(),
          isDefault ? 'shipped' : 'yours',
          Object.keys(contents).join(' '),
          shorten(inLanguage(titles, house.languages[0], 'EN') ?? '', 60),
        ]);
      printTable(print, ['article', 'section', 'sort', '', 'languages', 'title'], rows);
    },
  },
  {
    name: 'help-article show',
    words: ['<article>'],
    about: 'One article as it is stored, ready to be saved in a file and changed.',
    options: { language: { kind: 'text', about: 'Only this language, and nothing but its text.' } },
    run: async ({ words, options, house, print }) => {
      const key = neededArgument(words, 0, 'article');
      const article = (await house.system.helpArticles.list()).find(({ articleId }) => articleId === key);
      if (!article) throw new UsageError(`There is no article ${key}. Type: npm run admin -- help-article list`);
      const language = textOf(options, 'language');
      if (language === undefined) {
        print(`article ${key} in section ${article.sectionId}, sort ${article.sort}`);
        for (const [code, content] of Object.entries(article.contents)) {
          print(`\n── ${code}: ${article.titles[code as LanguageCode] ?? ''}`);
          print(content);
        }
        return;
      }
      const content = isLanguageCode(language) ? article.contents[language] : undefined;
      if (content === undefined) throw new UsageError(`Article ${key} is not written in ${language}.`);
      print(content);
    },
  },
  {
    name: 'help-article set',
    words: ['<article>'],
    about: 'Adds an article or changes one; what is not named stays, what could harm is taken out.',
    options: {
      section: { kind: 'text', about: 'The section it stands in.' },
      title: titleOption,
      file: { kind: 'texts', about: 'A file with its text as HTML; repeat with a language: --file EN=steps.html.' },
      sort: sortOption,
    },
    changes: 'content.write',
    examples: [
      'help-article set first-steps --section getting-started --title "Bước đầu" --file steps.html --title EN="First steps" --file EN=steps.en.html --reason "new wallet"',
    ],
    run: async ({ words, options, house, print, actor }) => {
      const change = named({
        sectionId: textOf(options, 'section'),
        titles: localizedChangeOf(options, 'title', house.languages[0]),
        contents: await readFiles(options, house.languages[0]),
        sort: numberOf(options, 'sort'),
      });
      const article = await house.system.helpArticles.set(actor(), neededArgument(words, 0, 'article'), change);
      print(`Article ${article.articleId} is saved in section ${article.sectionId}.`);
    },
  },
  {
    name: 'help-article remove',
    words: ['<article>'],
    about: 'Takes an article away; no later start brings it back.',
    changes: 'content.write',
    run: async ({ words, house, print, actor }) => {
      const key = neededArgument(words, 0, 'article');
      await house.system.helpArticles.remove(actor(), key);
      print(`Article ${key} is removed.`);
    },
  },
];
