import { listHotGames, listNewGames, readGame, readMenus } from '@fairground/contract/catalog/endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { anOperator } from '../../testing/modules.ts';
import { createCatalog } from './index.ts';
import { aGame, aShop } from './testing/shop.ts';

const shop = await aShop([
  aGame('JL', 'a', { isHot: true, releasedOn: '2025-12-01' }),
  aGame('JL', 'b', { classify: 'megaways', releasedOn: '2026-01-02', maxBet: money(50_000n) }),
  aGame('PG', 'c', { isHot: true, category: 'FISH', classify: 'pond', releasedOn: '2025-12-31' }),
]);
const { call, catalog } = shop;

const hot = async (query: object = {}) =>
  (
    await call(listHotGames, { isPlatform: '2', merchantCode: 'fairground', platform: 'flash,html5-desktop', ...query })
  ).list.map(({ gameId }) => gameId);

test('[part of K-02] hot games come by category and by vendor, and an operator decides what is hot', async () => {
  const c = (await catalog.readAll()).games[2];
  if (!c) throw new Error('no game');
  await catalog.setHot(anOperator, c.id, true);
  expect(await hot()).toEqual(['a', 'c']);
  expect(await hot({ gameType: 'FISH' })).toEqual(['c']);
  expect(await hot({ vassalage: 'JL' })).toEqual(['a']);

  const b = (await catalog.readAll()).games[1];
  if (!b) throw new Error('no game');
  await catalog.setHot(anOperator, b.id, true);
  expect(await hot()).toEqual(['a', 'b', 'c']);
  await catalog.setHot(anOperator, b.id, null);
  expect(await hot()).toEqual(['a', 'c']);
});

test('new games come by their day, the last one first; after thirty days a game is no longer new', async () => {
  const { list } = await call(listNewGames);

  expect(list.map(({ gameId, isNew }) => [gameId, isNew])).toEqual([
    ['b', true],
    ['c', true],
    ['a', false],
  ]);
  expect((await call(listNewGames, { count: '1' })).list).toHaveLength(1);
});

test('where nothing comes out any more, the last that came stays new', async () => {
  shop.clock.advance(400 * 86_400_000);

  const { list } = await call(listNewGames);

  expect(list.filter(({ isNew }) => isNew).map(({ gameId }) => gameId)).toEqual(['b', 'c']);
  shop.clock.advance(-400 * 86_400_000);
});

test('[part of K-02] menus name the labels of games, each with its first games', async () => {
  const { list } = await call(readMenus, { language: 'TY' });

  expect(
    list.map(({ gameCategory, gameGroupCode, labelName, gameCount, gameMenus }) => [
      gameCategory,
      gameGroupCode,
      labelName,
      gameCount,
      gameMenus.map(({ gameId }) => gameId).join(''),
    ]),
  ).toEqual([
    ['RNG', 'classic', 'Nhãn classic', 1, 'a'],
    ['RNG', 'megaways', 'Nhãn megaways', 1, 'b'],
    ['FISH', 'pond', 'Nhãn pond', 1, 'c'],
  ]);
  expect((await call(readMenus, { gameType: 'LIVE' })).list).toEqual([]);
});

test('the details of a game tell its provider, its label, its limits and which rules are shown', async () => {
  const b = (await catalog.readAll()).games[1];

  expect(await call(readGame, { nodeId: b?.id.toString() })).toEqual({
    game: expect.objectContaining({ gameId: 'b', rtp: '96.50', hitRate: '24.10', maxWin: 5000 }),
    vendorName: 'House JL',
    rulesKey: 'rules.lines',
    mechanic: 'lines',
    theme: 'dragon',
    labelName: 'Label megaways',
    limits: { minBet: 10_000n, maxBet: 50_000n },
    modelId: 'lines-20',
    maintenanceUntil: null,
  });
});

test('another node hears of a change at once', async () => {
  const other = createCatalog(shop);
  await other.readAll();

  await catalog.switchCategory(anOperator, 'FISH', false);

  expect((await other.readAll()).categories.find(({ code }) => code === 'FISH')?.isOn).toBe(false);
  await other.switchCategory(anOperator, 'FISH', true);
  expect(await hot()).toEqual(['a', 'c']);
});
