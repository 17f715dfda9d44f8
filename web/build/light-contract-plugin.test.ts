import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLightened } from './light-contract-plugin.ts';

const ROOT = join(import.meta.dirname, '../..');
const DECLARATION = /^export const (?<name>\w+) = (?:endpoint|push)\(/gm;
const IMPORT = /^import (?!type )(?<names>[^;']*) from '@fairground\/contract\/(?<file>[\w-]+\/[\w-]+)';$/gm;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const declaredIn = (path: string): readonly string[] =>
  [...read(path).matchAll(DECLARATION)].flatMap(({ groups }) => groups?.['name'] ?? []);

/** A call that keeps its schemas fails at its first answer in a browser, and in no test that hands answers in. */
test('every file from which the site imports calls or pushes becomes plain data in the browser', () => {
  const sources = globSync('{web,client}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  const imports = sources.flatMap((source) => [...read(source).matchAll(IMPORT)]);
  const files = imports.flatMap(({ groups: { names = '', file = '' } = {} }) => {
    const path = `contract/src/${file}.ts`;
    const words = new Set(names.match(/\w+/g));
    return declaredIn(path).some((name) => words.has(name) || names.startsWith('*')) ? [path] : [];
  });

  expect(files).toContain('contract/src/cashier/deposit-endpoints.ts');
  expect(files.filter((path) => !isLightened(join(ROOT, path)))).toEqual([]);
});
