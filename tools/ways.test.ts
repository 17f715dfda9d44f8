import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The table names modules by their names, and the platform as such. */
const pathOf = (file: string): string => join(ROOT, 'server/src', file.startsWith('platform/') ? '' : 'modules', file);
