import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Rules an outcome function might be given. The compiler itself is asked, because the promise is one of types. */
const REFUSED: Readonly<Record<string, string>> = {
  balance: '{ readonly faces: number; readonly balance: bigint }',
  bank: '{ readonly bank: bigint }',
  player: '{ readonly player: string }',
  history: '{ readonly history: readonly number[] }',
  'a stake': '{ readonly stake: bigint }',
  'an optional balance': '{ readonly balance?: bigint }',
  'a player deep inside': '{ readonly seats: readonly { readonly player: { readonly id: string } }[] }',
  'a way to ask': '{ readonly chance: () => number }',
  'anything at all': '{ readonly more: unknown }',
};
const ALLOWED = '{ readonly faces: number; readonly pays: readonly { readonly times: number }[] }';

const here = import.meta.dirname;
let folder: string;
let said: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-outcome-'));
  const head = `import type { Outcome } from '${here}/outcome.ts';\n`;
  const write = (name: string, rules: string): void =>
    writeFileSync(join(folder, name), `${head}export const draw: Outcome<${rules}, number> = (words) => words();\n`);
  for (const [index, rules] of Object.values(REFUSED).entries()) write(`refused-${index}.ts`, rules);
  write('allowed.ts', ALLOWED);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const config = { extends: join(here, '../../../tsconfig.base.json'), include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(here, '../../../node_modules/typescript/bin/tsc');
  said = spawnSync(execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8', cwd: folder }).stdout;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.keys(REFUSED).map((what, index) => ({ what, index })))(
  'outcome functions cannot receive $what',
  ({ index }) => {
    expect(said).toContain(`refused-${index}.ts(2,14): error TS2322`);
  },
);

test('an outcome function receives words and the data of its game', () => {
  expect(said).not.toContain('allowed.ts');
});

test('what draws in tables, instant games and fishing is declared as an outcome', () => {
  const files = globSync('engines/src/{tables,instant,fish}/**/*.ts', { cwd: join(here, '../../..') });
  const undeclared = files
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) =>
      /export const \w+ = (<.*>)?\([^)]*: Words\b/.test(readFileSync(join(here, '../../..', path), 'utf8')),
    );

  expect(undeclared).toEqual([]);
});
