import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const aCache = (entriesMax = 10) => {
  let now = 0;
  const cache = createPageCache<string>({ clock: { now: () => new Date(now) }, freshMs: 5, staleMs: 50, entriesMax });
  let count = 0;
  const make = () => Promise.resolve(`page ${(count += 1)}`);
  return { cache, make, made: () => count, pass: (ms: number) => (now += ms) };
};

test('a fresh page is served without making it again', async () => {
  const { cache, make, made } = aCache();

  await cache.get('home', make);

  expect(await cache.get('home', make)).toBe('page 1');
  expect(made()).toBe(1);
});

test('any number of visitors at once make a page once', async () => {
  const { cache, make, made } = aCache();

  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('home', make)));

  expect(new Set(pages)).toEqual(new Set(['page 1']));
  expect(made()).toBe(1);
});

test('an older page is served at once while a new one is made behind it', async () => {
  const { cache, make, pass } = aCache();
  await cache.get('home', make);
  pass(10);

  const served = await cache.get('home', make);
  await Promise.resolve();

  expect(served).toBe('page 1');
  expect(await cache.get('home', make)).toBe('page 2');
});

test('a page too old is not served', async () => {
  const { cache, make, pass } = aCache();
  await cache.get('home', make);
  pass(50);

  expect(await cache.get('home', make)).toBe('page 2');
});

test('a failed attempt behind an older page leaves that page standing', async () => {
  const { cache, make, pass } = aCache();
  await cache.get('home', make);
  pass(10);
  await cache.get('home', () => Promise.reject(new Error('no database')));
  await Promise.resolve();

  expect(await cache.get('home', make)).toBe('page 1');
});

test('a page made before a change is not kept after it', async () => {
  const { cache, make } = aCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.get('home', () => promise);
  cache.drop();
  resolve('old');

  expect(await before).toBe('old');
  expect(await cache.get('home', make)).toBe('page 1');
});

test('the least used page goes first when there are too many', async () => {
  const { cache, make, made } = aCache(2);
  await cache.get('a', make);
  await cache.get('b', make);
  await cache.get('a', make);
  await cache.get('c', make);

  await cache.get('a', make);
  expect(made()).toBe(3);
  await cache.get('b', make);
  expect(made()).toBe(4);
});
