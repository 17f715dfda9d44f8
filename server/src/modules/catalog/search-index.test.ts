import { brotliDecompressSync } from 'node:zlib';
import { readSearchIndex } from '@fairground/contract/catalog/endpoints';
import { readSearchDocument, searchDocumentSchema } from '@fairground/contract/catalog/search-index';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../testing/http.ts';
import { aCaller, anOperator } from '../../testing/modules.ts';
import { createCatalog } from './index.ts';
import type { Catalog } from './index.ts';
import { aGame, aShop } from './testing/shop.ts';

const doorOf = (catalog: Catalog) => {
  const { fastify: app } = testHttp({ routes: [] });
  catalog.files?.(app);
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers, remoteAddress: '113.160.0.1' });
};

const entriesIn = (text: string) => readSearchDocument(z.parse(searchDocumentSchema, JSON.parse(text)));

test('[part of B-07] the search reads all games from one document that is kept for ever under its own address', async () => {
  const shop = await aShop([
    aGame('JL', 'a', { names: { TY: 'Rồng', EN: 'Dragon' }, isHot: true }),
    aGame('PG', 'b', { pictureKey: 'fedcba987654' }),
    aGame('PG', 'c', { status: 'COMING_SOON' }),
  ]);
  await shop.catalog.planMaintenance(anOperator, 'PG', {});
  const get = doorOf(shop.catalog);

  const { address, gameCount } = await shop.call(readSearchIndex);
  const answer = await get(address, { 'accept-encoding': 'br' });

  expect(gameCount).toBe(2);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(entriesIn(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject([
    { nameTY: 'Rồng', nameEN: 'Dragon', vendor: 'JL', category: 'RNG', isHot: true, isOpen: true },
    { vendor: 'PG', pictureKey: 'fedcba987654', isHot: false, isOpen: false },
  ]);
  expect((await get(address)).json()).toMatchObject({ form: 1 });
  expect((await get(address, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304);
});

test('a change has another address, the old one is served for a while, and another node serves both alike', async () => {
  const shop = await aShop([aGame('JL', 'a'), aGame('PG', 'b')]);
  const get = doorOf(shop.catalog);
  const before = await shop.call(readSearchIndex);

  await shop.catalog.closeVendor(anOperator, 'PG');
  const after = await shop.call(readSearchIndex);

  expect(after.address).not.toBe(before.address);
  expect(after.gameCount).toBe(1);
  expect((await get(before.address)).statusCode).toBe(200);
  expect((await doorOf(createCatalog(shop))(after.address)).statusCode).toBe(200);
  expect((await get('/catalogue/0123456789abcdef.json')).statusCode).toBe(404);
  expect((await get('/catalogue/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
});

test('games that are blocked in a country are not in the document of that country', async () => {
  const shop = await aShop([aGame('JL', 'a'), aGame('PG', 'b')]);
  await shop.catalog.blockRegion(anOperator, { kind: 'vendor', key: 'PG', country: 'VN' });

  expect((await shop.call(readSearchIndex, {}, aCaller({ country: () => 'VN' }))).gameCount).toBe(1);
  expect((await shop.call(readSearchIndex, {}, aCaller({ country: () => 'US' }))).gameCount).toBe(2);
});

test('games of one model and look do not stand beside each other in the document', async () => {
  const like = { category: 'RNG', modelId: 'lines-5x3-20-free', theme: 'dragon' } as const;
  const shop = await aShop([
    aGame('JL', 'a', like),
    aGame('JL', 'b', like),
    aGame('JL', 'c', { ...like, theme: 'tiger' }),
    aGame('JL', 'd', { ...like, theme: 'lotus' }),
  ]);
  const { address } = await shop.call(readSearchIndex);

  const entries = entriesIn((await doorOf(shop.catalog)(address)).body);

  const byId = entries.map(({ nodeId }) => nodeId).toSorted((one, other) => (one < other ? -1 : 1));
  expect(entries.map(({ nodeId }) => byId.indexOf(nodeId))).toEqual([0, 2, 1, 3]);
});
