import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { CONSOLE_CALLS, TERMINAL_ONLY } from './console-calls.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const commands = ACTIONS.map(({ name }) => name).toSorted();
const calls = new Map(OPERATOR_ENDPOINTS.map((endpoint) => [endpoint.name, endpoint]));

test('every admin command has a call of the console, or a reason to stay at the terminal', () => {
  const told = [...Object.keys(CONSOLE_CALLS), ...Object.keys(TERMINAL_ONLY)].toSorted();

  expect(told).toEqual(commands);
});

test('every call that stands for a command is one of the contract', () => {
  const named = Object.values(CONSOLE_CALLS).flat();

  expect(named.filter((name) => !calls.has(name))).toEqual([]);
});

test('a call that stands for a change asks for the permission the command asks for', () => {
  const differing = ACTIONS.flatMap(({ name, changes }) => {
    const permissions = (CONSOLE_CALLS[name] ?? []).map((call) => calls.get(call)?.permission);
    return changes === undefined || permissions.length === 0 || permissions.includes(changes) ? [] : [name];
  });

  expect(differing).toEqual([]);
});

/** Where the console names its calls: the offers of the modules, and its own pages. */
const consoleSources = [
  'server/src/modules/**/{console,offers,*-console}.ts',
  'server/src/modules/**/console/*.ts',
  'console/src/**/*.{ts,tsx}',
];
const DEFINITION = /export const (\w+)\s*=\s*endpoint\(\{\s*(?:\.\.\.\w+,\s*)*name: '([^']+)'/g;

test('every call that stands for a command is on a page of the console, as an offer or as a call of the page itself', () => {
  const text = globSync(consoleSources, { cwd: ROOT }).map(read).join('\n');
  const contract = globSync('contract/src/**/*.ts', { cwd: ROOT }).map(read).join('\n');
  const constants = new Map([...contract.matchAll(DEFINITION)].map(([, constant = '', name = '']) => [name, constant]));
  const named = [...new Set(Object.values(CONSOLE_CALLS).flat())];

  expect(named.filter((name) => !constants.has(name))).toEqual([]);
  const missing = named.filter((name) => !new RegExp(String.raw`\b${constants.get(name)}\b`).test(text));
  expect(missing).toEqual([]);
});
