import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lightContractPlugin } from './light-contract-plugin.ts';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /import (?:\{(?<names>[^}]*)\}|\* as \w+) from '@fairground\/contract\/(?<module>[\w/-]+)'/g;

const isCall = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('name' in value && ('path' in value || 'audience' in value)) || ('kind' in value && 'data' in value));

/** The modules of the contract whose calls and pushes the browser's code imports by value. */
const modulesWithCalls = async (): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for await (const file of glob(['web/src/**/*.{ts,tsx}', 'client/src/**/*.{ts,tsx}'], { cwd: ROOT })) {
    if (/test/.test(file)) continue;
    for (const { groups } of (await readFile(join(ROOT, file), 'utf8')).matchAll(IMPORT)) {
      const path = join(ROOT, `contract/src/${groups?.['module']}.ts`);
      const module = (await import(path)) as Record<string, unknown>;
      const names = groups?.['names']?.split(',').map((name) => name.trim()) ?? Object.keys(module);
      if (names.some((name) => isCall(module[name]))) found.add(path);
    }
  }
  return found;
};

test('every call that the browser makes is built with a plan in the place of its schemas', async () => {
  const { resolveId } = lightContractPlugin();
  if (typeof resolveId !== 'function') throw new TypeError('The plugin resolves nothing.');
  const modules = await modulesWithCalls();

  expect(modules.size).toBeGreaterThan(20);
  const unplanned: string[] = [];
  for (const path of modules) {
    const id = `${path}?only=one`;
    if ((await resolveId.call({} as never, id, undefined, { attributes: {}, isEntry: false })) !== id)
      unplanned.push(path);
  }
  expect(unplanned).toEqual([]);
});
