import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './process/command.ts';

const FILES_MAX = 15;

/** The files that the table of a section names, in their order. */
const filesIn = (title: string): readonly string[] => {
  const [, section = ''] = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').split(`## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => [...row.matchAll(/`(?<path>[^`]+\.ts)`/g)].map(({ groups }) => groups?.['path'] ?? ''));
};

test.each(['The way of a signed bet', 'The way of a lottery ticket', 'The way of a login'])(
  '%s names at most fifteen files, all of which are there',
  (title) => {
    const files = filesIn(title);

    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(FILES_MAX);
    expect(files.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(files[0]).toMatch(/^platform\/http\//v);
  },
);

test.each(['The way of a signed bet', 'The way of a lottery ticket'])('%s ends with the commit', (title) => {
  expect(filesIn(title).at(-1)).toBe('platform/database/flight.ts');
});

test('every file of the rules and stores of money that a bet reaches stands in its way or is named as not counted', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').split('## The way of a signed bet\n');
  const [own = ''] = section.split('\n## ');
  const reached = moneyFilesFrom('betting/execute-batch.ts');

  expect(reached.size).toBeGreaterThan(20);
  const isNamed = (file: string): boolean => own.includes(`\`${file}\``) || own.includes(`\`${basename(file)}\``);
  expect([...reached].filter((file) => !isNamed(file))).toEqual([]);
});

const NAMED_IMPORT = /^(?:import|export) (?!type\b)\{(?<names>[^\}]*)\} from '(?<path>\.[^']+)';/gmv;

/** The files of betting and wallet whose code runs behind a file; of a public API only what is asked of it. */
const moneyFilesFrom = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const { name, path } of importsOf(file)) {
    const home = homeOf(name, path);
    if (/^(?:betting|wallet)\//v.test(home)) moneyFilesFrom(home, reached);
  }
  return reached;
};

const importsOf = (file: string): readonly { readonly name: string; readonly path: string }[] =>
  [...readFileSync(pathOf(file), 'utf8').matchAll(NAMED_IMPORT)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, path: normalize(join(dirname(file), groups?.['path'] ?? '')) })),
  );

/** The file that an index takes a name from. */
const homeOf = (name: string, file: string): string => {
  if (!file.endsWith('/index.ts') || !/^(?:betting|wallet)\//v.test(file)) return file;
  const found = importsOf(file).find((each) => each.name === name);
  return found === undefined ? file : homeOf(name, found.path);
};

/** The table names modules by their names, and the platform as such. */
const pathOf = (file: string): string => join(ROOT, 'server/src', file.startsWith('platform/') ? '' : 'modules', file);
