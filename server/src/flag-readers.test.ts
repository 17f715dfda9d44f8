import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS } from '@fairground/contract/system/flags';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Shipped code that asks what a flag stands at; the table of flags and what a brand ships only name it. */
const files = globSync('{contract,server,web,client,arcade}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$|\/testing\/|^contract\/src\/system\/flags\.ts$|^server\/src\/seed\//.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'));

test.each(Object.keys(FLAGS))('the flag %s is read by the server or the site: none does nothing', (flag) => {
  const readers = files.filter((text) =>
    new RegExp(`'${flag}'|[.]${flag}\\b|\\{[^{}]*\\b${flag}\\b[^{}]*\\} = `).test(text),
  );

  expect(readers).not.toEqual([]);
});
