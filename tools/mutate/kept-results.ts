import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Tried } from './try-mutants.ts';

/** Results of earlier runs: a run that was stopped goes on, and what has not changed is not tried again. */
export type KeptResults = {
  readonly find: (mutant: Mutant) => Tried | undefined;
  readonly keep: (mutant: Mutant, tried: Tried) => void;
};

type Line = Tried & { readonly key: string };

/** A result holds for the text of all sources and tests of the folder: any of them may decide. */
export const openResults = (path: string, folder: string): KeptResults => {
  const texts = globSync('**/*.ts', { cwd: folder })
    .toSorted()
    .map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`);
  const version = digestOf(texts.join('\n'));
  const keyOf = ({ file, start, end, replacement }: Mutant): string =>
    digestOf(`${version} ${file} ${start} ${end} ${replacement}`);
  mkdirSync(dirname(path), { recursive: true });
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  // The last line may be half written.
  const results = new Map(lines.filter((line) => line.endsWith('}')).map((line) => entryOf(JSON.parse(line) as Line)));
  return {
    find: (mutant) => results.get(keyOf(mutant)),
    keep: (mutant, tried) =>
      appendFileSync(path, `${JSON.stringify({ key: keyOf(mutant), ...tried } satisfies Line)}\n`),
  };
};

const entryOf = ({ key, killedBy }: Line): [string, Tried] => [key, { killedBy }];

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
