import { expect, test } from 'vitest';
import { nextSort, readListState, writeListState } from './list-state.ts';

const rows = {
  columns: [
    { id: 'no', as: 'text', sort: true },
    { id: 'state', as: 'state' },
    { id: 'ip', as: 'text', isHidden: true },
  ],
  filters: [
    { id: 'state', as: 'choice', choices: ['open', 'closed'] },
    { id: 'name', as: 'text' },
  ],
} as const satisfies Parameters<typeof readListState>[1] | object;

const list = rows as unknown as Parameters<typeof readListState>[1];

test('the address of a list holds its filters, its order and its columns, and nothing that is as always', () => {
  const state = readListState('state=open&name=lan&sort=-no&columns=no,ip', list);

  expect(state).toEqual({ filters: { state: 'open', name: 'lan' }, sort: '-no', columns: ['no', 'ip'] });
  expect(writeListState(state, list)).toBe('state=open&name=lan&sort=-no&columns=no%2Cip');
  expect(writeListState(readListState('', list), list)).toBe('');
});

test('what a list does not know is passed over: a foreign filter, a value that is no choice, a column nobody offers', () => {
  const state = readListState('state=lost&colour=red&sort=state&columns=secret&name=', list);

  expect(state).toEqual({ filters: {}, sort: undefined, columns: ['no', 'state'] });
});

test('a list that starts with a filter says in its address when the filter was changed or taken away', () => {
  const inbox = { ...list, starts: { state: 'open' } };

  expect(readListState('', inbox).filters).toEqual({ state: 'open' });
  expect(writeListState(readListState('', inbox), inbox)).toBe('');
  expect(writeListState({ ...readListState('', inbox), filters: {} }, inbox)).toBe('state=');
  expect(readListState('state=', inbox).filters).toEqual({});
  expect(writeListState(readListState('state=closed', inbox), inbox)).toBe('state=closed');
});

test('the head of a column sorts up, then down, then as the list comes', () => {
  expect(nextSort(undefined, 'no')).toBe('no');
  expect(nextSort('no', 'no')).toBe('-no');
  expect(nextSort('-no', 'no')).toBeUndefined();
  expect(nextSort('-other', 'no')).toBe('no');
});
