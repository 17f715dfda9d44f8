import {
  addFavourite,
  FAVOURITES_MAX,
  listFavouriteIds,
  listFavourites,
  listGames,
  removeFavourite,
} from '@fairground/contract/catalog/endpoints';
import { expect, test } from 'vitest';
import { asOwner } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aGame, aShop, asMember } from './testing/shop.ts';

const aSmallShop = async (count = 3) => {
  const shop = await aShop(Array.from({ length: count }, (_, place) => aGame('JL', `g${place}`)));
  const ids = (await shop.catalog.readAll()).games.map(({ id }) => id.toString());
  const idsOf = async (member: bigint) =>
    (await shop.call(listFavouriteIds, {}, asMember(member))).list.map((id) => id.toString());
  const add = (member: bigint, nodeId: string | undefined) =>
    shop.call(addFavourite, { nodeId, vendor: 'JL', gameType: 'RNG' }, asMember(member));
  return { ...shop, ids, idsOf, add };
};

test('[part of T-14] a game is marked and unmarked by its nodeId, for the member alone', async () => {
  const { call, ids, idsOf, add, clock, sent } = await aSmallShop();
  const [first, second] = ids;
  sent.splice(0);

  await add(1n, first);
  clock.advance(1_000);
  await add(1n, second);
  await add(2n, first);

  expect(await idsOf(1n)).toEqual([second, first]);
  expect(await idsOf(2n)).toEqual([first]);
  const page = await call(listFavourites, { gameType: 'RNG' }, asMember(1n));
  expect(page).toMatchObject({ totalPages: 1, content: [{ gameId: 'g1' }, { gameId: 'g0' }] });
  expect(await call(listFavourites, { gameType: 'FISH' }, asMember(1n))).toEqual({ content: [], totalPages: 0 });

  expect(await call(removeFavourite, { nodeId: second }, asMember(1n))).toMatchObject({ isFavourite: false });
  expect(await idsOf(1n)).toEqual([first]);
  expect(await idsOf(2n)).toEqual([first]);
  expect(sent.map(({ push }) => push)).toEqual(Array(4).fill('catalog.favourite-changed'));
});

test('[part of T-14] marking twice, at once or one after the other, marks once', async () => {
  const { ids, idsOf, add, call, sent } = await aSmallShop();
  const [first] = ids;
  sent.splice(0);

  const answers = await Promise.all(Array.from({ length: 12 }, () => add(1n, first)));
  await add(1n, first);

  expect(new Set(answers.map(({ isFavourite }) => isFavourite))).toEqual(new Set([true]));
  expect(await idsOf(1n)).toEqual([first]);
  expect(sent).toHaveLength(1);

  await Promise.all(Array.from({ length: 6 }, () => call(removeFavourite, { nodeId: first }, asMember(1n))));
  expect(await idsOf(1n)).toEqual([]);
  expect(sent).toHaveLength(2);
});

test('the last free place is taken once, however many ask for it together', async () => {
  const { ids, idsOf, add, url } = await aSmallShop(FAVOURITES_MAX + 5);
  await asOwner(
    url,
    `insert into catalog_favourite select 1, id, now() from catalog_game order by id limit ${FAVOURITES_MAX - 1}`,
  );

  const last = await Promise.allSettled(ids.slice(FAVOURITES_MAX - 1).map((id) => add(1n, id)));

  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(last.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
    Array(5).fill('catalog.favourites-full'),
  );
  expect(await idsOf(1n)).toHaveLength(FAVOURITES_MAX);
});

test('a game that is closed leaves the list and keeps its mark', async () => {
  const { call, catalog, ids, idsOf, add } = await aSmallShop();
  const [first] = ids;
  await add(1n, first);
  const [game] = (await call(listGames)).games;
  if (!game) throw new Error('no game');

  await catalog.closeGame(anOperator, game.nodeId);
  expect((await call(listFavourites, {}, asMember(1n))).content).toEqual([]);
  expect(await idsOf(1n)).toEqual([first]);
  await expect(add(2n, first)).rejects.toMatchObject({ code: 'catalog.game-unknown' });

  await catalog.openGame(anOperator, game.nodeId);
  expect((await call(listFavourites, {}, asMember(1n))).content).toHaveLength(1);
});

test('what is no id names no game, and an id that nobody has cannot be marked', async () => {
  const { call, add } = await aSmallShop(1);

  for (const nodeId of ['0', '-1', '9223372036854775808', "1' or '1'='1", '', 1])
    await expect(call(addFavourite, { nodeId }, asMember(1n))).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(add(1n, '9223372036854775807')).rejects.toMatchObject({ code: 'catalog.game-unknown' });
});

test('a mark on a game that no engine plays yet is kept and not listed until one does', async () => {
  const shop = await aShop([aGame('JL', 'soon', { status: 'COMING_SOON', modelId: 'later' })]);
  const [game] = (await shop.catalog.readAll()).games;
  const listed = async () => (await shop.call(listFavourites, {}, asMember(1n))).content.map(({ gameId }) => gameId);
  await shop.call(addFavourite, { nodeId: String(game?.id), vendor: 'JL', gameType: 'RNG' }, asMember(1n));

  expect(await listed()).toEqual([]);

  await shop.catalog.openModels(['later']);

  expect(await listed()).toEqual(['soon']);
});
