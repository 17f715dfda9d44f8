import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../process/command.ts';
import { billOfMaterials, dependenciesOf, lockFaults } from './lockfile.ts';
import type { Lockfile } from './lockfile.ts';

const INTEGRITY = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const RIGHT = { version: '1.2.3', integrity: INTEGRITY, license: 'MIT' };
const lockOf = (packages: Lockfile['packages']): Lockfile => ({ lockfileVersion: 3, packages });

test('a lockfile with exact versions, hashes and licences has no fault', () => {
  const lock = lockOf({
    '': { name: 'product', version: '0.1.0' },
    web: { name: 'web', version: '0.1.0' },
    'node_modules/web': { link: true, resolved: 'web' },
    'node_modules/one': RIGHT,
    'web/node_modules/@a/two': { ...RIGHT, license: '(MIT OR CC0-1.0)' },
  });

  expect(lockFaults(lock)).toEqual([]);
});

test.each([
  [{ ...RIGHT, integrity: '' }, 'has no sha512'],
  [{ ...RIGHT, integrity: 'sha1-abc=' }, 'has no sha512'],
  [{ ...RIGHT, resolved: 'git+ssh://git@example.com/a/b.git#main' }, 'comes from no registry'],
  [{ ...RIGHT, resolved: 'http://registry.example/one/-/one-1.2.3.tgz' }, 'comes from no registry'],
  [{ ...RIGHT, resolved: 'https://example.com/one.tgz' }, 'comes from no registry'],
  [{ ...RIGHT, version: 'main' }, 'has no exact version'],
  [{ ...RIGHT, license: 'AGPL-3.0-only' }, 'AGPL-3.0-only, which nobody has found fit'],
  [{ version: '1.2.3', integrity: INTEGRITY }, 'names no licence'],
])('a package that is not pinned or has no accepted licence is reported: %j', (locked, said) => {
  expect(lockFaults(lockOf({ 'node_modules/one': locked })).join('\n')).toContain(said);
});

test('one version with two hashes is reported', () => {
  const other = { ...RIGHT, integrity: `sha512-${Buffer.alloc(64, 8).toString('base64')}` };

  expect(lockFaults(lockOf({ 'node_modules/one': RIGHT, 'web/node_modules/one': other }))).toEqual([
    'one@1.2.3 is locked with two different hashes',
  ]);
});

test('a version that is in the product counts as such, wherever else it stands', () => {
  const lock = lockOf({ 'node_modules/one': { ...RIGHT, dev: true }, 'web/node_modules/one': RIGHT });

  expect(dependenciesOf(lock)).toMatchObject([{ name: 'one', isDev: false }]);
});

test('the bill of materials lists everything of our lockfile once, without addresses, and is the same each time', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;

  const bill = billOfMaterials(lock);

  const { components } = JSON.parse(bill) as { components: { purl: string; hashes: { content: string }[] }[] };
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(components.length).toBe(dependenciesOf(lock).length);
  expect(components.every(({ hashes }) => hashes[0]?.content.length === 128)).toBe(true);
  expect(bill).not.toContain('://');
  expect(billOfMaterials(lock)).toBe(bill);
});
