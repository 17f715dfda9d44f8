import { listGames } from '@fairground/contract/catalog/endpoints';
import { expect, test } from 'vitest';
import { anOperator } from '../../testing/modules.ts';
import { createCatalog } from './index.ts';
import { aGame, aShop, rowsOf } from './testing/shop.ts';

const games = [aGame('JL', 'a'), aGame('JL', 'b', { isHot: true }), aGame('PG', 'a')];

test('the same list twice is the same catalogue, with the same ids', async () => {
  const { catalog, call } = await aShop(games);
  const before = await call(listGames);

  await catalog.importGames(rowsOf(games));

  expect(await call(listGames)).toEqual(before);
  expect(before.games.map(({ vendor, gameId }) => `${vendor} ${gameId}`)).toEqual(['JL b', 'JL a', 'PG a']);
});

test('a later list brings a game up to date, adds new ones, and leaves what an operator said', async () => {
  const { catalog, call } = await aShop(games);
  const [hot, plain] = (await call(listGames)).games;
  if (!hot || !plain) throw new Error('no games');
  await catalog.setHot(anOperator, hot.nodeId, false);
  await catalog.setHot(anOperator, plain.nodeId, true);

  const renamed = { TY: 'Trò á', EN: 'Game a' };
  await catalog.importGames(
    rowsOf([aGame('JL', 'a', { names: renamed, rtp: 9400 }), aGame('JL', 'b', { isHot: true }), aGame('JL', 'c')]),
  );

  const after = await call(listGames, { language: 'TY' });
  expect(after.games.map(({ gameId, vendor }) => `${vendor} ${gameId}`)).toEqual(['JL a', 'JL b', 'PG a', 'JL c']);
  expect(after.games[0]).toMatchObject({ nodeId: plain.nodeId, gameName: 'Trò á', rtp: '94.00', isHot: true });
  expect(after.games[1]).toMatchObject({ nodeId: hot.nodeId, isHot: false });
});

test('a name that changes by an accent alone is read again', async () => {
  const { catalog, call } = await aShop(games);
  await call(listGames, { language: 'TY' });

  await catalog.importGames(rowsOf([aGame('PG', 'a', { names: { TY: 'Trô a', EN: 'Game a' } })]));

  const { games: found } = await call(listGames, { vendor: 'PG', language: 'TY' });
  expect(found.map(({ gameName }) => gameName)).toEqual(['Trô a']);
});

test.each([
  ['a game twice', rowsOf([aGame('JL', 'a'), aGame('JL', 'a')])],
  ['a vendor twice', { ...rowsOf(games), vendors: [...rowsOf(games).vendors, ...rowsOf(games).vendors] }],
  ['a game of a vendor that is not there', { ...rowsOf(games), vendors: [] }],
  ['a game of a label that is not there', { ...rowsOf(games), labels: [] }],
])('a list with %s is refused whole', async (_what, rows) => {
  const { catalog, call } = await aShop();

  await expect(catalog.importGames(rows)).rejects.toMatchObject({ code: 'catalog.import-refused' });
  expect((await call(listGames)).totalCount).toBe(0);
});

test('a list that breaks a rule of the tables leaves nothing behind', async () => {
  const { catalog, call } = await aShop();

  await expect(catalog.importGames(rowsOf([aGame('JL', 'a'), aGame('JL', 'b', { pictureKey: 'x' })]))).rejects.toThrow(
    'catalog_game_picture_is_a_digest',
  );
  expect((await call(listGames)).totalCount).toBe(0);
});

test('nodes that start together import once, and a start that brings the same brings nothing', async () => {
  const shop = await aShop();
  const nodes = [shop.catalog, createCatalog(shop), createCatalog(shop)];

  await Promise.all(nodes.map((node) => node.importOnce({ source: 'sandbox', stamp: 'a', rows: () => rowsOf(games) })));
  const { version } = await shop.catalog.readAll();
  shop.sent.splice(0);
  await shop.catalog.importOnce({ source: 'sandbox', stamp: 'a', rows: () => expect.fail('made again') });

  expect(shop.sent).toEqual([]);
  expect((await shop.catalog.readAll()).version).toBe(version);
  expect((await shop.call(listGames)).totalCount).toBe(3);

  const more = [...games, aGame('PG', 'z')];
  await shop.catalog.importOnce({ source: 'sandbox', stamp: 'b', rows: () => rowsOf(more) });
  expect((await shop.call(listGames)).totalCount).toBe(4);
});

test('[B-07] ten thousand games are taken in at once and every one can be paged to', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    aGame(`V${place % 40}`, `g${place}`, { names: { TY: `Rồng số ${place}`, EN: `Dragon number ${place}` } }),
  );
  const { call } = await aShop(many);

  const [first, last] = [await call(listGames), await call(listGames, { pageNo: '239' })];

  expect(first).toMatchObject({ totalCount: 10_000, totalPages: 239 });
  expect(last.games).toHaveLength(4);
  expect((await call(listGames, { gameName: 'rong so 9999' })).games.map(({ gameId }) => gameId)).toEqual(['g9999']);
});
