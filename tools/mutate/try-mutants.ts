import { globSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mutated } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { takeTests } from './collected-tests.ts';

/**
 * A process that tries mutants of one folder: for each it loads the folder's sources and tests again, one of them changed,
 * and runs the tests up to the first that fails. Everything outside the folder is loaded once.
 */

export type Tried = { readonly killedBy: string | null };

const folder = pathToFileURL(join(argv[2] ?? '', '/')).href;
const tests = globSync('*.test.ts', { cwd: fileURLToPath(folder) }).toSorted();
const COLLECTED = pathToFileURL(join(import.meta.dirname, 'collected-tests.ts')).href;

let mutant: Mutant | undefined;
let run = 0;
const stripped = new Map<string, string>();

registerHooks({
  resolve: (specifier, context, next) => {
    const [parent = '', version] = (context.parentURL ?? '').split('?');
    // Tests hand their cases to us instead of to the test runner; what they expect with stays its own.
    if (specifier === 'vitest' && parent.startsWith(folder)) return { url: COLLECTED, shortCircuit: true };
    const found = next(specifier, context);
    if (version === undefined || !found.url.startsWith(folder)) return found;
    return { ...found, url: `${found.url}?${version}` };
  },
  load: (url, context, next) => {
    const [file = '', version] = url.split('?');
    if (version === undefined || !file.startsWith(folder)) return next(url, context);
    return { format: 'module', source: sourceOf(fileURLToPath(file)), shortCircuit: true };
  },
});

const sourceOf = (path: string): string => {
  if (mutant !== undefined && path.endsWith(mutant.file))
    return stripTypeScriptTypes(mutated(readFileSync(path, 'utf8'), mutant));
  const known = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'));
  stripped.set(path, known);
  return known;
};

/** The name of the first test that fails, or nothing where all pass. A source that does not load fails as well. */
const firstFailure = async (): Promise<string | null> => {
  run += 1;
  const [beside, others] = [tests.filter(isBeside), tests.filter((file) => !isBeside(file))];
  for (const file of [...beside, ...others]) {
    try {
      await import(`${folder}${file}?${run}`);
    } catch (error) {
      return `does not load: ${String(error).slice(0, 80)}`;
    }
    for (const { title, body } of takeTests()) {
      try {
        await body();
      } catch {
        return title;
      }
    }
  }
  return null;
};

const isBeside = (test: string): boolean => mutant?.file.endsWith(`/${test.replace('.test.ts', '.ts')}`) === true;

process.on('message', (asked: { readonly mutant?: Mutant }) => {
  mutant = asked.mutant;
  void firstFailure().then((killedBy) => process.send?.({ killedBy } satisfies Tried));
});
