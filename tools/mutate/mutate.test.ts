import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../process/command.ts';
import { createTrier } from './crew.ts';
import { EXPLAINED } from './explained.ts';
import { openResults } from './kept-results.ts';
import { mutantsOf } from './mutants.ts';
import { judge } from './verdict.ts';

const SOURCE = `// é stands before it
import { words } from './words.ts';
export const isOpen = (now: number, until: number): boolean => now < until && words.length > 0;
`;
const folders: string[] = [];
const newFolder = (): string => {
  // Inside the repository, so that a test of it finds the test runner.
  mkdirSync(join(ROOT, '.bench'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.bench', 'mutate-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a mutant changes one place: boundaries, conditions, values, statements, properties', () => {
  const changes = (source: string) => mutantsOf('a.ts', source).map(({ change }) => change);

  expect(changes(SOURCE)).toEqual([
    'now < until → (now <= until)',
    'now < until → (now >= until)',
    'now < until && words.length > 0 → undefined',
    'now < until && words.length > 0 → (now < until || words.length > 0)',
    'words.length > 0 → (words.length >= 0)',
    'words.length > 0 → (words.length <= 0)',
    '0 → 1',
  ]);
  expect(changes("if (a) tell({ ...b, c: -1n, d: ['x'] });")).toEqual([
    'a → true',
    'a → false',
    "tell({ ...b, c: -1n, d: ['x'] }); → ;",
    '...b → ...{}',
    'c: -1n → ...{}',
    '-1n → 1n',
    '1n → 2n',
    "d: ['x'] → ...{}",
    "['x'] → []",
    "'x' → ''",
  ]);
});

test('a change that a test notices is killed by it, one that none notices survives', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'words.ts'), "export const words: readonly string[] = ['a'];\n");
  writeFileSync(join(folder, 'is-open.ts'), SOURCE);
  writeFileSync(
    join(folder, 'is-open.test.ts'),
    `import { expect, test } from 'vitest';
import { isOpen } from './is-open.ts';
test('it is open before its end', () => {
  expect([isOpen(1, 2), isOpen(3, 2)]).toEqual([true, false]);
});
`,
  );
  const trier = createTrier(folder);

  const unchanged = await trier.tryMutant();
  const survivors: string[] = [];
  for (const mutant of mutantsOf('is-open.ts', SOURCE))
    if ((await trier.tryMutant(mutant)).killedBy === null) survivors.push(mutant.change);
  trier.close();

  expect(unchanged.killedBy).toBeNull();
  expect(survivors).toEqual(['now < until → (now <= until)', 'words.length > 0 → (words.length >= 0)']);
});

test('a survivor without an explanation and an explanation without its survivor are both named', () => {
  const [boundary, negation] = mutantsOf('a.ts', SOURCE);
  if (!boundary || !negation) throw new Error('no mutants');
  const explanation = { file: 'a.ts', line: boundary.line, change: boundary.change, why: 'It is the same.' };

  expect(judge([boundary], [explanation], ['a.ts'])).toEqual({
    unexplained: [],
    explained: [boundary],
    outdated: [],
  });
  expect(judge([negation], [explanation], ['a.ts'])).toMatchObject({
    unexplained: [negation],
    outdated: [explanation],
  });
  expect(judge([], [explanation], ['b.ts']).outdated).toEqual([]);
});

test('results are kept until a source or a test of the folder changes', () => {
  const folder = newFolder();
  const path = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'kept.jsonl');
  folders.push(join(path, '..'));
  writeFileSync(join(folder, 'a.ts'), SOURCE);
  const [mutant] = mutantsOf('a.ts', SOURCE);
  if (!mutant) throw new Error('no mutant');

  openResults(path, folder).keep(mutant, { killedBy: 'a test' });
  const known = openResults(path, folder).find(mutant);
  writeFileSync(join(folder, 'a.test.ts'), 'export {};\n');

  expect(known).toEqual({ killedBy: 'a test' });
  expect(openResults(path, folder).find(mutant)).toBeUndefined();
});

test('every explanation says why', () => {
  expect(EXPLAINED.filter(({ why }) => why.length < 10)).toEqual([]);
});
