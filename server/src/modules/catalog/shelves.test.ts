import { listHotGames, listNewGames, readGame, readMenus } from '@fairground/contract/catalog/endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { anOperator } from '../../testing/modules.ts';
import { createCatalog } from './index.ts';
import { aGame, aShop, rowsOf } from './testing/shop.ts';

const GAMES = [
  aGame('JL', 'a', { isHot: true }),
  aGame('JL', 'b', { classify: 'megaways', maxBet: money(50_000n) }),
  aGame('PG', 'c', { isHot: true, category: 'FISH', classify: 'pond' }),
];
const shop = await aShop(GAMES);
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

test('a game is new for thirty days after its vendor added it; what a vendor begins with is not', async () => {
  const other = await aShop(GAMES);
  const listed = async () =>
    (await other.call(listNewGames)).list.map(({ gameId, isNew, releasedOn }) => [gameId, isNew, releasedOn]);
  expect((await listed()).map(([, isNew]) => isNew)).toEqual([false, false, false]);

  const day = other.clock.now().toISOString().slice(0, 10);
  const later = [...GAMES, aGame('JL', 'd', { releasedOn: '2019-01-01' }), aGame('MG', 'e', { category: 'FISH' })];
  await other.catalog.importGames(rowsOf(later));
  await other.catalog.importGames(rowsOf(later));

  expect((await listed())[0]).toEqual(['d', true, day]);
  expect((await listed()).filter(([, isNew]) => isNew)).toHaveLength(1);
  other.clock.advance(31 * 86_400_000);
  expect((await listed()).filter(([, isNew]) => isNew)).toEqual([]);
  expect((await other.call(listNewGames, { count: '1' })).list).toHaveLength(1);
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

test('another node is notified of a change at once', async () => {
  const other = createCatalog(shop);
  await other.readAll();

  await catalog.switchCategory(anOperator, 'FISH', false);

  expect((await other.readAll()).categories.find(({ code }) => code === 'FISH')?.isOn).toBe(false);
  await other.switchCategory(anOperator, 'FISH', true);
  expect(await hot()).toEqual(['a', 'c']);
});
