import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxLogos, sandboxTiles } from '../catalogue/sandbox-catalogue.ts';
import { serveTiles } from './serve-tiles.ts';
import { createTileCache } from './tile-cache.ts';

const recipes = sandboxTiles();
const [tileKey = '', nextKey = ''] = recipes.keys();
const [logoKey = ''] = sandboxLogos().keys();

let folder = '';
const site = fastify();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  serveTiles(site, {
    known: () => Promise.resolve({ recipes, first: [] }),
    logos: new Map([...sandboxLogos()].map(([key, { code }]) => [key, code])),
    cache: createTileCache(folder),
    drawsAhead: false,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

test('a tile is drawn when it is first asked for, three to four, and may be kept for ever', async () => {
  const answer = await get(`/tiles/${tileKey}.webp`);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${tileKey}"`,
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 });
  expect(answer.rawPayload.length).toBeGreaterThan(3_000);
  expect(answer.rawPayload.length).toBeLessThan(20_000);
  expect(await readdir(folder)).toEqual([`${tileKey}.webp`]);
});

test('twins get the same picture, and so does anyone who comes later', async () => {
  const address = `/tiles/${nextKey}.webp`;

  const [one, other] = await Promise.all([get(address), get(address)]);
  const later = await get(address);

  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  expect(later.rawPayload.equals(one.rawPayload)).toBe(true);
  expect((await get(address, { 'if-none-match': `"${nextKey}"` })).statusCode).toBe(304);
});

test("a vendor's word-mark is served by its key", async () => {
  const answer = await get(`/tiles/vendor/${logoKey}.webp`);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', height: 96, hasAlpha: true });
});

test('an unknown tile is not found, and shows a drawn one in its place', async () => {
  const answer = await get('/tiles/0123456789ab.webp');

  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 300, height: 400 });
});

test.each([
  '/tiles/000000000000.webp',
  `/tiles/${tileKey}.png`,
  `/tiles/${tileKey}`,
  `/tiles/${logoKey}.webp`,
  '/tiles/..%2F..%2Fpackage.json',
  '/tiles/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/tiles/../server/package.json',
  `/tiles/${tileKey.toUpperCase()}.webp%00`,
  '/tiles/vendor/JL.webp',
  '/tiles/vendor/..%2F..%2Fmotifs%2Ftiger.webp',
  `/tiles/vendor/${tileKey}.webp`,
  '/tiles/',
])('what nobody drew is not found, and nobody keeps that: %s', async (address) => {
  const answer = await get(address);

  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
});
