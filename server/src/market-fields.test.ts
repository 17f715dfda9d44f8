import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNKNOWN_MARKET } from '@fairground/contract/market/markets';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Shipped code beside the markets themselves that handles a policy of a market. */
const files = globSync('{contract,server}/src/**/*.ts', { cwd: ROOT })
  .filter((path) => !/\.test\.ts$|\/testing\/|^contract\/src\/market\//.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .filter((text) => /market|policy/i.test(text));

test.each(Object.keys(UNKNOWN_MARKET.policy))('what the law says of %s is read outside of the markets', (field) => {
  const readers = files.filter((text) => new RegExp(`\\b${field}\\b`).test(text));

  expect(readers).not.toEqual([]);
});
