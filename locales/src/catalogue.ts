import { LANGUAGES } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { compileTree } from './compile.ts';
import type { CompiledTree } from './compile.ts';
import { fillGaps, isTextTree, keysOf } from './text-tree.ts';
import type { TextTree } from './text-tree.ts';

/** Written by hand with equal care and complete; every other language leans on them, in this order. */
export const COMPLETE_LANGUAGES = ['EN', 'TY'] as const satisfies readonly LanguageCode[];

const FOLDER = new URL('../', import.meta.url);

const partFile = (language: LanguageCode, namespace: string) => new URL(`${language}/${namespace}.json`, FOLDER);

/** The namespaces of the catalogue: one per file of the English folder. */
export const listNamespaces = (): readonly string[] =>
  readdirSync(new URL('EN/', FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();

/** One part as it is written, with no fallback; empty when nobody has written it yet. */
export const readPart = (language: LanguageCode, namespace: string): TextTree => {
  const file = partFile(language, namespace);
  if (!existsSync(file)) return {};
  const tree: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTextTree(tree)) throw new TypeError(`locales/${language}/${namespace}.json holds something that is no text.`);
  return tree;
};

/** One part as the product shows it: what a language lacks comes in English, then in Vietnamese, without a word. */
export const readFilledPart = (language: LanguageCode, namespace: string): TextTree =>
  COMPLETE_LANGUAGES.reduce(
    (tree, fallback) => fillGaps(tree, readPart(fallback, namespace)),
    readPart(language, namespace),
  );

/** The part ready for the formatter, in the browser and on the server. */
export const compilePart = (language: LanguageCode, namespace: string): CompiledTree =>
  compileTree(readFilledPart(language, namespace), `${language}/${namespace}`);

/** The keys without a text in a language, as `namespace:key`; the product falls back silently, the check reports them. */
export const missingKeys = (language: LanguageCode): readonly string[] =>
  listNamespaces().flatMap((namespace) => {
    const own = new Set(keysOf(readPart(language, namespace)));
    return keysOf(readFilledPart(language, namespace))
      .filter((key) => !own.has(key))
      .map((key) => `${namespace}:${key}`);
  });

/** The languages that have a folder of their own. */
export const languagesWithTexts = (): readonly LanguageCode[] =>
  LANGUAGES.map(({ code }) => code).filter((code) => existsSync(new URL(`${code}/`, FOLDER)));
