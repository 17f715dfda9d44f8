import { iconCodeOf } from '@fairground/contract/catalog/art';
import { listGames, listVendors } from '@fairground/contract/catalog/endpoints';
import { expect, test } from 'vitest';
import { anOperator } from '../../testing/modules.ts';
import { LOBBY_MECHANIC } from './domain/vendor-lobby.ts';
import { aGame, aShop } from './testing/shop.ts';

const games = [
  aGame('JL', 'a'),
  aGame('JL', 'b'),
  aGame('JL', 'own', { category: 'INHOUSE' }),
  aGame('BTI', 'c', { category: 'SPORTS' }),
  ...['AV', 'IMES', 'IA', 'AI', 'TF'].map((code) => aGame(code, 'e', { category: 'ESPORTS' })),
  ...['DIG', 'DS88'].map((code) => aGame(code, 'f', { category: 'COCKFIGHT' })),
  aGame('TCG_SEA', 'sea', { category: 'LOTT' }),
];

const lanesOf = async (shop: Awaited<ReturnType<typeof aShop>>, language = 'EN') => {
  const { data } = await shop.call(listVendors, { platform: 'html5-desktop', merchantCode: 'fairground', language });
  return data.lanes;
};

test('[A-02] ESPORTS and COCKFIGHT stand under SPORTS with their vendors; JL is the vendor of our own games', async () => {
  const lanes = await lanesOf(await aShop(games));

  expect(lanes.map(({ gameCategory }) => gameCategory)).toEqual(['RNG', 'SPORTS', 'LOTT', 'INHOUSE']);
  const sports = lanes.find(({ gameCategory }) => gameCategory === 'SPORTS');
  expect(sports?.vendors.map(({ vendor }) => vendor)).toEqual(['BTI']);
  expect(
    sports?.groups.map(({ gameCategory, vendors }) => [gameCategory, vendors.map(({ vendor }) => vendor)]),
  ).toEqual([
    ['ESPORTS', ['AI', 'AV', 'IA', 'IMES', 'TF']],
    ['COCKFIGHT', ['DIG', 'DS88']],
  ]);
  expect(lanes.at(-1)?.vendors).toMatchObject([{ vendor: 'JL', vassalage: 'JL', gameCount: 1 }]);
});

test('[R-17] a category shows as long as a vendor of it has a game to show', async () => {
  const shop = await aShop(games);
  const shown = async () => (await lanesOf(shop)).map(({ gameCategory }) => gameCategory);

  await shop.catalog.closeVendor(anOperator, 'TCG_SEA');
  expect(await shown()).toEqual(['RNG', 'SPORTS', 'INHOUSE']);

  await shop.catalog.switchCategory(anOperator, 'RNG', false);
  expect(await shown()).toEqual(['SPORTS', 'INHOUSE']);

  await shop.catalog.closeVendor(anOperator, 'BTI');
  expect(await lanesOf(shop)).toMatchObject([{ gameCategory: 'SPORTS', vendors: [] }, { gameCategory: 'INHOUSE' }]);

  await shop.catalog.openVendor(anOperator, 'TCG_SEA');
  await shop.catalog.switchCategory(anOperator, 'RNG', true);
  expect(await shown()).toEqual(['RNG', 'SPORTS', 'LOTT', 'INHOUSE']);
});

test('[part of R-16] a vendor of one game opens as that game, one of several as the list of them', async () => {
  const lanes = await lanesOf(await aShop(games));
  const entryOf = (code: string) => lanes.flatMap(({ vendors }) => vendors).find(({ vendor }) => vendor === code);

  expect(entryOf('TCG_SEA')).toMatchObject({ isGame: 'GAME', nodeId: expect.any(BigInt), accountTypeName: 'TCG_SEA' });
  expect(entryOf('JL')).toMatchObject({ isGame: 'VASSALAGE', nodeId: null, gameCount: 2 });
});

test('[part of T-17] the lobby of a vendor is a VASSALAGE entry among the games and no game of its count', async () => {
  const lobby = aGame('JL', 'lobby', { mechanic: LOBBY_MECHANIC });
  const shop = await aShop([...games, lobby]);

  const { games: listed } = await shop.call(listGames, { vassalage: 'JL', gameType: 'RNG', pageNo: '1' });

  expect(new Map(listed.map(({ gameId, isGame }) => [gameId, isGame]))).toEqual(
    new Map([
      ['a', 'GAME'],
      ['b', 'GAME'],
      ['lobby', 'VASSALAGE'],
    ]),
  );
  const [slots] = await lanesOf(shop);
  expect(slots?.vendors).toMatchObject([{ vendor: 'JL', gameCount: 2 }]);
  expect(await shop.catalog.gameForLaunch({ vendor: 'JL', gameId: 'lobby' })).toEqual({
    kind: 'refused',
    code: 'catalog.game-unknown',
  });
});

test('[B-04] in TY lotteries of the platform have no icon and BTI has that of 123BET; elsewhere each has its own', async () => {
  const shop = await aShop(games);
  const iconsIn = async (language: string) =>
    Object.fromEntries(
      (await lanesOf(shop, language))
        .flatMap(({ vendors }) => vendors)
        .map(({ vendor, iconCode }) => [vendor, iconCode]),
    );

  expect(await iconsIn('TY')).toMatchObject({ TCG_SEA: '', BTI: '123BET', JL: 'JL' });
  expect(await iconsIn('EN')).toMatchObject({ TCG_SEA: 'TCG_SEA', BTI: 'BTI', JL: 'JL' });
  expect(iconCodeOf('TCG_LOTTO_VN', 'TY')).toBe('');
});

test('vendors are named in the language of the caller and keep the version of the catalogue', async () => {
  const shop = await aShop(games);
  const before = await shop.call(listVendors);

  await shop.catalog.closeVendor(anOperator, 'BTI');

  expect((await lanesOf(shop, 'TY'))[0]?.vendors[0]?.vendorName).toBe('Nhà JL');
  expect((await shop.call(listVendors)).version).not.toBe(before.version);
});

test('a hall of which nothing can be opened yet is marked, and opens by itself with its first game', async () => {
  const soon = { status: 'COMING_SOON', category: 'PVP', modelId: 'cards' } as const;
  const shop = await aShop([...games, aGame('CQ9', 'poker', soon), aGame('JL', 'later', { ...soon, category: 'RNG' })]);
  const hall = async (code: string) => (await lanesOf(shop)).find(({ gameCategory }) => gameCategory === code);

  expect(await hall('PVP')).toMatchObject({
    isBuilding: true,
    vendors: [{ vendor: 'CQ9', gameCount: 0, nodeId: null }],
  });
  expect(await hall('RNG')).toMatchObject({ isBuilding: false, vendors: [{ vendor: 'JL', gameCount: 2 }] });

  await shop.catalog.openModels(['cards']);

  expect(await hall('PVP')).toMatchObject({ isBuilding: false, vendors: [{ vendor: 'CQ9', gameCount: 1 }] });
});
