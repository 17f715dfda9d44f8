import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { coverageOf } from './spec/coverage.ts';
import type { Coverage } from './spec/coverage.ts';
import { readRequirements } from './spec/requirements.ts';
import { testTitles } from './spec/test-titles.ts';

/** `npm run spec`: which promises of docs/requirements.md have a test that names them. */

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const testFiles = globSync(
  ['{contract,engines,locales,server,ui,client,web,arcade,tools}/**/*.test.{ts,tsx}', 'e2e/journeys/**/*.ts'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
)
  .toSorted()
  .map((path) => ({ path, titles: testTitles(read(path), path) }));

const { rows, unknown } = coverageOf(readRequirements(read('docs/requirements.md')), testFiles);

if (argv.includes('--json')) {
  stdout.write(`${JSON.stringify(rows.map(({ id, tests }) => ({ id, tests })))}\n`);
} else {
  print(rows);
}
if (unknown.length > 0) {
  for (const { id, test } of unknown) console.error(`${id} is named by a test but stands in no row: ${test}`);
  exit(1);
}

function print(all: readonly Coverage[]): void {
  const done = all.filter(({ tests }) => tests.length > 0);
  const begun = all.filter(({ tests, partTests }) => tests.length === 0 && partTests.length > 0);
  const open = all.filter(({ tests, partTests }) => tests.length + partTests.length === 0);
  const withTests = ({ id, text, tests, partTests }: Coverage) => [
    `  ${id}  ${text}`,
    ...[...tests, ...partTests].map((test) => `        ${test}`),
  ];
  section('With a test', done, withTests);
  section('Open, a part has a test', begun, withTests);
  section('Open', open, ({ id, text }) => [`  ${id}  ${text}`]);
  console.log(
    `\n${done.length} of ${all.length} rows have a test, ${begun.length + open.length} are open (${begun.length} of them begun).`,
  );
}

function section(title: string, list: readonly Coverage[], lines: (row: Coverage) => readonly string[]): void {
  console.log(`\n${title}`);
  for (const area of new Set(list.map((row) => row.area))) {
    console.log(`\n ${area}`);
    for (const row of list.filter((each) => each.area === area)) for (const line of lines(row)) console.log(line);
  }
}
