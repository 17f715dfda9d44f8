import { expect, test } from 'vitest';
import { createLatestStore } from './latest-store.ts';
import { mergePrice, withoutMove } from './price.ts';
import type { Price } from './price.ts';

const price = (oddsMilli: number, version: number, status: Price['status'] = 'OPEN'): Price => ({
  oddsMilli,
  status,
  version,
});

const newStore = () => {
  const frames: (() => void)[] = [];
  const store = createLatestStore<Price>((work) => frames.push(work), mergePrice);
  const draw = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { store, draw, frames };
};

test('an older version never replaces a newer one', () => {
  const { store } = newStore();

  store.put([['1:h', price(1_900, 7)]]);
  store.put([['1:h', price(1_800, 6)]]);

  expect(store.get('1:h')).toEqual(price(1_900, 7));
});

test('all changes of a frame are told once, and only to those who listen to their key', () => {
  const { store, draw, frames } = newStore();
  const heard: string[] = [];
  store.subscribe('1:h', () => heard.push('1:h'));
  store.subscribe('2:h', () => heard.push('2:h'));

  store.put([['1:h', price(1_900, 1)]]);
  store.put([['1:h', price(1_950, 2)]]);

  expect([frames.length, heard]).toEqual([1, []]);
  draw();
  expect(heard).toEqual(['1:h']);
});

test('a price that changes says which way, until the mark is taken away', () => {
  const { store } = newStore();
  store.put([['1:h', price(1_900, 1)]]);

  store.put([['1:h', price(1_850, 2)]]);
  expect(store.get('1:h')).toMatchObject({ oddsMilli: 1_850, move: 'down' });

  store.put([['1:h', price(1_850, 3, 'SUSPENDED')]]);
  expect(store.get('1:h')).toMatchObject({ status: 'SUSPENDED', move: 'down' });

  store.amend(['1:h', '9:h'], withoutMove);
  expect(store.get('1:h')).toEqual(price(1_850, 3, 'SUSPENDED'));
});

test('a silent feed suspends a price without a newer version', () => {
  const { store } = newStore();
  store.put([['1:h', price(1_900, 1)]]);

  store.put([['1:h', price(1_900, 1, 'SUSPENDED')]]);

  expect(store.get('1:h')?.status).toBe('SUSPENDED');
});

test('who stops listening hears no more', () => {
  const { store, draw } = newStore();
  let heard = 0;
  const stop = store.subscribe('1:h', () => {
    heard += 1;
  });
  stop();

  store.put([['1:h', price(1_900, 1)]]);
  draw();

  expect(heard).toBe(0);
});
