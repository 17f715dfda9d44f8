import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNKNOWN_MARKET } from '@fairground/contract/market/markets';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Shipped code beside the markets themselves. */
const files = globSync('{contract,server}/src/**/*.ts', { cwd: ROOT })
  .filter((path) => !/\.test\.ts$|\/testing\/|^contract\/src\/market\//.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'));

/** Whether a file reads this field of a policy: from a value named so, or taken apart from a value of its type. */
const readsField = (text: string, field: string): boolean => {
  const aliases = [...text.matchAll(/type (\w+) = Pick<\s*MarketPolicy\b/g)].map(([, name = '']) => name);
  const types = ['MarketPolicy', String.raw`Pick<\s*MarketPolicy`, ...aliases].join('|');
  const named = new RegExp(String.raw`\b(?:policy|market|law)\.${field}\b`);
  const takenApart = new RegExp(String.raw`\{[^{}]*\b${field}\b[^{}]*\}: (?:${types})\b`);
  return named.test(text) || takenApart.test(text);
};

test.each(Object.keys(UNKNOWN_MARKET.policy))('what the law says of %s is read outside of the markets', (field) => {
  expect(files.filter((text) => readsField(text, field))).not.toEqual([]);
});

test.each([
  ['if (policy.minimumAge > age) refuse();', true],
  ['const limit = ({ minimumAge }: MarketPolicy) => minimumAge;', true],
  ["type Law = Pick<MarketPolicy, 'minimumAge'>;\nconst age = ({ minimumAge }: Law) => minimumAge;", true],
  ['const { minimumAge } = brand; // of the market policy', false],
  ["type Law = Pick<MarketPolicy, 'minimumAge'>;", false],
  ['const policy = { minimumAge: 18 };', false],
])('a field counts as read where a policy is asked for it: %s', (text, isRead) => {
  expect(readsField(text, 'minimumAge')).toBe(isRead);
});
