import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTileCache } from './tile-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what is kept is read again, and nothing half written stands beside it', async () => {
  const cache = createTileCache(join(folder, 'deeper'));

  await Promise.all([cache.keep('abc', Buffer.from('picture')), cache.keep('abc', Buffer.from('picture'))]);

  expect(String(await cache.read('abc'))).toBe('picture');
  expect(await readdir(join(folder, 'deeper'))).toEqual(['abc.webp']);
});

test('a tile nobody kept, and one that lost its bytes, are not there', async () => {
  const cache = createTileCache(folder);
  await writeFile(join(folder, 'empty.webp'), '');

  expect(await cache.read('unknown')).toBeUndefined();
  expect(await cache.read('empty')).toBeUndefined();
});

test('tiles of an older drawing and drafts of a crash are swept away', async () => {
  const cache = createTileCache(folder);
  await Promise.all(['known', 'older'].map((key) => cache.keep(key, Buffer.from(key))));
  await writeFile(join(folder, 'known.1-1.part'), 'half');

  await cache.sweep((key) => key === 'known');

  expect(await readdir(folder)).toEqual(['known.webp']);
  await createTileCache(join(folder, 'not-there')).sweep(() => false);
});
