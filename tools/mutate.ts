import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, exit, stderr } from 'node:process';
import { createTrier } from './mutate/crew.ts';
import { EXPLAINED } from './mutate/explained.ts';
import { openResults } from './mutate/kept-results.ts';
import { mutantsOf } from './mutate/mutants.ts';
import type { Mutant } from './mutate/mutants.ts';
import { judge } from './mutate/verdict.ts';
import { ROOT } from './process/command.ts';

/**
 * `npm run mutate [-- part of a path]`: changes the money rules in one place after the other and runs the tests beside
 * them. A change that no test notices and that `mutate/explained.ts` does not explain fails the run. A run that was
 * stopped goes on where it was; results hold until a source or a test of the folder changes.
 */

const RULES = 'server/src/modules/{wallet/rules/*,betting/rules/*,betting/domain/valid-bet}.ts';
const RESULTS = join(ROOT, '.bench/mutants.jsonl');

const part = argv[2] ?? '';
const files = globSync(RULES, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts') && file.includes(part))
  .toSorted();
if (files.length === 0) {
  stderr.write(`No file of ${RULES} has "${part}" in its path.\n`);
  exit(2);
}
const startedAt = performance.now();
const survivors: Mutant[] = [];
let count = 0;
for (const [folder, own] of Map.groupBy(files, (file) => dirname(file))) {
  const found = await survivorsIn(
    join(ROOT, folder),
    own.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8'))),
  );
  survivors.push(...found);
}

const { unexplained, explained, outdated } = judge(survivors, EXPLAINED, files);
for (const { file, line, change } of unexplained) console.log(`survived: ${file}\n  ${line}\n  ${change}`);
for (const { file, line, change } of outdated) console.log(`no longer survives: ${file}\n  ${line}\n  ${change}`);
const seconds = Math.round((performance.now() - startedAt) / 1_000);
console.log(
  `${count} mutants of ${files.length} files in ${seconds} s: ${count - survivors.length} noticed, ` +
    `${explained.length} explained, ${unexplained.length} not`,
);
exit(unexplained.length + outdated.length > 0 ? 1 : 0);

async function survivorsIn(folder: string, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const results = openResults(RESULTS, folder);
  const trier = createTrier(folder);
  const found: Mutant[] = [];
  try {
    const { killedBy } = await trier.tryMutant();
    if (killedBy !== null) throw new Error(`The tests of ${folder} fail without any change: ${killedBy}`);
    for (const mutant of mutants) {
      const known = results.find(mutant);
      const tried = known ?? (await trier.tryMutant(mutant));
      if (known === undefined) results.keep(mutant, tried);
      if (tried.killedBy === null) found.push(mutant);
      count += 1;
      if (count % 100 === 0) stderr.write(`${count} tried, ${found.length} survived in this folder\n`);
    }
  } finally {
    trier.close();
  }
  return found;
}
