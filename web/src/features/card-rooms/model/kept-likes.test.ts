import { expect, test } from 'vitest';
import { keepLikes, likesOf } from './kept-likes.ts';

const aStore = (first?: string) => {
  const values = new Map<string, string>(first === undefined ? [] : [['card-likes', first]]);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
};

test('what was set at a table is kept for it alone, the last word counts, and old tables are forgotten', () => {
  const store = aStore();
  keepLikes(store, 7n, 'first');
  keepLikes(store, 8n, 'other');
  keepLikes(store, 7n, 'second');

  expect([likesOf(store, 7n), likesOf(store, 8n), likesOf(store, 9n)]).toEqual(['second', 'other', undefined]);
  for (let table = 100n; table < 119n; table += 1n) keepLikes(store, table, 'more');
  expect([likesOf(store, 7n), likesOf(store, 8n)]).toEqual(['second', undefined]);
});

test.each(['', '{}', '[7]', '[["7"]]', 'no json'])('a device that holds %j holds nothing of a table', (text) => {
  expect(likesOf(aStore(text), 7n)).toBeUndefined();
});

test('a device that has no room, or lets nothing be stored, is no fault', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  expect(() => keepLikes(full, 7n, 'text')).not.toThrow();
});
