import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES } from '@fairground/contract/language';
import { COMPLETE_LANGUAGES, listNamespaces, missingKeys, readPart } from '@fairground/locales/catalogue';
import {
  CONSOLE_LANGUAGES,
  listConsoleParts,
  missingConsoleKeys,
  readConsolePart,
} from '@fairground/locales/console-texts';
import { keysOf } from '@fairground/locales/text-tree';
import { readBrand } from '../../server/src/platform/brand.ts';
import { ROOT } from '../process/command.ts';
import { incompleteLanguages, missingTexts } from './catalogue-faults.ts';
import { unusedConsoleKeys, wordsIn } from './console-key-use.ts';
import type { ConsoleSources } from './console-key-use.ts';
import { keyPatterns, unusedKeys } from './key-use.ts';
import type { Step } from './step.ts';

/** Named by data, not by source: error codes come from the contract, spec spellings from the server's answers. */
const NAMED_BY_DATA = new Set(['errors', 'legacy']);

/**
 * Texts nobody wrote and texts nobody shows. The complete languages must have all; the others are reported by number.
 */
export const cataloguesStep: Step = {
  name: 'catalogues',
  run: async () => {
    const namespaces = listNamespaces();
    const keys = namespaces.flatMap((namespace) =>
      keysOf(readPart('EN', namespace)).map((key) => `${namespace}:${key}`),
    );
    const missing = [
      ...missingTexts(COMPLETE_LANGUAGES, missingKeys),
      ...missingTexts(CONSOLE_LANGUAGES, missingConsoleKeys, 'the console: '),
      ...incompleteLanguages(await readBrands(), missingKeys),
    ];
    const unused = unusedKeys(
      keys.filter((key) => !NAMED_BY_DATA.has(key.split(':')[0] ?? '')),
      sources().flatMap((path) => keyPatterns(readFileSync(join(ROOT, path), 'utf8'), path)),
    ).map((key) => `${key} is shown nowhere`);
    const unusedOfConsole = unusedConsoleKeys(
      listConsoleParts().flatMap((part) => keysOf(readConsolePart('EN', part)).map((key) => `${part}:${key}`)),
      consoleSources(),
    ).map((key) => `the console: ${key} is shown nowhere`);
    return {
      isGood: missing.length + unused.length + unusedOfConsole.length === 0,
      report: [...missing, ...unused, ...unusedOfConsole].join('\n'),
      note: shares(keys.length),
    };
  },
};

/** Every brand of the repository with the languages it offers. */
const readBrands = () =>
  Promise.all(
    globSync('brands/*/brand.json', { cwd: ROOT }).map(async (path) => {
      const name = basename(dirname(path));
      return { name, languages: (await readBrand(name)).languages };
    }),
  );

const sources = (): readonly string[] =>
  globSync(
    [
      'client/src/**/*.{ts,tsx}',
      'web/src/**/*.{ts,tsx}',
      'web/build/**/*.ts',
      ...['arcade', 'engines', 'server'].map((part) => `${part}/src/**/*.ts`),
    ],
    { cwd: ROOT, exclude: ['**/*.test.*', '**/node_modules/**'] },
  );

/** Offers stand in the modules, fields and values in the contract too, the rest in the application. */
const consoleSources = (): ConsoleSources => {
  const files = globSync('{server,contract,console}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**'],
  }).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  return {
    // Offers import their types from the contract's `console`.
    patterns: files
      .filter(({ path, text }) => path.startsWith('console/') || text.includes('@fairground/contract/console/'))
      .flatMap(({ path, text }) => keyPatterns(text, path)),
    words: new Set(files.flatMap(({ text }) => wordsIn(text))),
  };
};

/** How much of the catalogue each language has in its own words; the product falls back without a word. */
const shares = (total: number): string => {
  const lines = LANGUAGES.map(({ code }) => `${code} ${total - missingKeys(code).length}`);
  return `${total} texts; written: ${lines.join(' · ')}`;
};
