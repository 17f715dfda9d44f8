import { OPERATOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { CONSOLE_CALLS, TERMINAL_ONLY, WITHOUT_CALL_YET } from './console-calls.ts';

const commands = ACTIONS.map(({ name }) => name).toSorted();
const calls = new Map(OPERATOR_ENDPOINTS.map((endpoint) => [endpoint.name, endpoint]));

test('every admin command has a call of the console, or a reason to stay at the terminal', () => {
  const told = [...Object.keys(CONSOLE_CALLS), ...Object.keys(TERMINAL_ONLY), ...WITHOUT_CALL_YET].toSorted();

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
