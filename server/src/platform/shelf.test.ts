import { expect, test } from 'vitest';
import { createShelf } from './shelf.ts';

const aShelf = () => createShelf<string>({ weightMax: 10, weigh: ({ length }) => length });

test('what nobody asked for longest makes room', () => {
  const shelf = aShelf();
  shelf.put('a', 'aaaa');
  shelf.put('b', 'bbbb');
  shelf.get('a');

  shelf.put('c', 'cccc');

  expect(['a', 'b', 'c'].map((key) => shelf.get(key))).toEqual(['aaaa', undefined, 'cccc']);
});

test('a value that is set again counts once, and one larger than the cache stays alone until the next', () => {
  const shelf = aShelf();
  for (let time = 0; time < 5; time += 1) shelf.put('a', 'aaaaa');
  shelf.put('b', 'bbbbb');
  expect(shelf.get('a')).toBe('aaaaa');

  shelf.put('c', 'c'.repeat(20));
  expect(['a', 'b', 'c'].map((key) => shelf.get(key)?.length)).toEqual([undefined, undefined, 20]);

  shelf.put('d', 'd');
  expect(['c', 'd'].map((key) => shelf.get(key)?.length)).toEqual([undefined, 1]);
  shelf.clear();
  expect(shelf.get('d')).toBeUndefined();
});
