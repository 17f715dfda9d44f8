import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { compileTree } from './compile.ts';
import type { CompiledTree } from './compile.ts';
import { isTextTree, keysOf } from './text-tree.ts';
import type { TextTree } from './text-tree.ts';

/** Staff work in these; both are complete, and no other language has texts of the console. */
export const CONSOLE_LANGUAGES = ['EN', 'TY'] as const;
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

const FOLDER = new URL('../console/', import.meta.url);

/** `shell` for the console itself, and one part a module. */
export const listConsoleParts = (): readonly string[] =>
  readdirSync(new URL('EN/', FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();

export const readConsolePart = (language: ConsoleLanguage, part: string): TextTree => {
  const file = new URL(`${language}/${part}.json`, FOLDER);
  if (!existsSync(file)) return {};
  const tree: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTextTree(tree))
    throw new TypeError(`locales/console/${language}/${part}.json holds something that is no text.`);
  return tree;
};

/** The part of the console itself. */
export const CONSOLE_SHELL = 'shell';

/** The texts of one module, or of the console itself. */
export const compileConsolePart = (language: ConsoleLanguage, part: string): CompiledTree =>
  compileTree(readConsolePart(language, part), `console/${language}/${part}`);

/** What menu, palette and first page say: the texts of the console itself, and the titles of every module's offers. */
export const compileConsoleFrame = (language: ConsoleLanguage): CompiledTree =>
  Object.fromEntries(
    listConsoleParts().map((part) => {
      const whole = compileConsolePart(language, part);
      return [part, part === CONSOLE_SHELL ? whole : titlesOf(whole)];
    }),
  );

const titlesOf = (tree: CompiledTree): CompiledTree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([what, offer]) =>
      isGroup(offer) && offer['title'] !== undefined ? [[what, { title: offer['title'] }]] : [],
    ),
  );

const isGroup = (entry: CompiledTree[string]): entry is CompiledTree =>
  typeof entry === 'object' && !Array.isArray(entry);

/** The keys that one of the two languages has and the other lacks, as `part:key`. */
export const missingConsoleKeys = (language: ConsoleLanguage): readonly string[] => {
  const other = CONSOLE_LANGUAGES.find((code) => code !== language);
  return listConsoleParts().flatMap((part) => {
    const own = new Set(keysOf(readConsolePart(language, part)));
    return keysOf(readConsolePart(other ?? language, part))
      .filter((key) => !own.has(key))
      .map((key) => `${part}:${key}`);
  });
};
