import { listPopularGames, listRecentGames, RECENT_MAX } from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { anOperator } from '../../testing/modules.ts';
import { aGame, aShop, asMember } from './testing/shop.ts';

const aPlayedShop = async (count: number) => {
  const shop = await aShop(Array.from({ length: count }, (_, place) => aGame('JL', `g${place}`)));
  const ids = (await shop.catalog.readAll()).games.map(({ id }) => id);
  const play = async (member: bigint, place: number) => {
    shop.clock.advance(1_000);
    await shop.catalog.rememberPlayed(member as MemberId, ids[place] ?? (0n as GameNodeId));
  };
  const recent = async (member: bigint, query: object = {}) => {
    const { list, totalPages } = await shop.call(listRecentGames, { clientType: '3', ...query }, asMember(member));
    return { games: list.map(({ gameId }) => gameId), totalPages };
  };
  const countPlayers = async () => {
    const job = shop.catalog.schedules?.[0]?.job;
    await job?.run(null, new AbortController().signal);
  };
  return { ...shop, ids, play, recent, countPlayers };
};

test('[part of K-02] the games a member opened come back, the last one first and each once', async () => {
  const { play, recent, catalog, ids } = await aPlayedShop(4);
  for (const place of [0, 1, 2, 0]) await play(1n, place);
  await play(2n, 3);

  expect(await recent(1n)).toEqual({ games: ['g0', 'g2', 'g1'], totalPages: 1 });
  expect(await recent(2n)).toEqual({ games: ['g3'], totalPages: 1 });
  expect(await recent(1n, { gameType: 'FISH' })).toEqual({ games: [], totalPages: 0 });
  expect(await recent(1n, { pageNo: '2', pageSize: '2' })).toEqual({ games: ['g1'], totalPages: 2 });

  await catalog.closeGame(anOperator, ids[2] ?? (0n as GameNodeId));
  expect((await recent(1n)).games).toEqual(['g0', 'g1']);
});

test('what was opened long ago is forgotten, and a game nobody knows is not remembered', async () => {
  const { play, recent, catalog } = await aPlayedShop(RECENT_MAX + 3);
  for (let place = 0; place < RECENT_MAX + 3; place += 1) await play(1n, place);
  await catalog.rememberPlayed(1n as MemberId, 987_654_321n as GameNodeId);

  const { games } = await recent(1n, { pageSize: '100' });

  expect(games).toHaveLength(RECENT_MAX);
  expect(games[0]).toBe(`g${RECENT_MAX + 2}`);
  expect(games.at(-1)).toBe('g3');
});

test('twins that remember the same game at once leave one line', async () => {
  const { catalog, ids, recent } = await aPlayedShop(1);
  const [id = 0n as GameNodeId] = ids;

  await Promise.all(Array.from({ length: 8 }, () => catalog.rememberPlayed(1n as MemberId, id)));

  expect((await recent(1n)).games).toEqual(['g0']);
});

test('[part of B-03] popular is what most people opened in the last week: twenty games unless told', async () => {
  const { play, call, countPlayers, clock } = await aPlayedShop(25);
  const popular = async (query: object = {}) =>
    (await call(listPopularGames, { prizeMode: 'SEA', device: 'WEB', ...query })).list.map(({ gameId }) => gameId);
  for (const member of [1n, 2n, 3n]) await play(member, 7);
  for (const member of [1n, 2n]) await play(member, 9);
  // One person playing often is one person.
  for (let visit = 0; visit < 5; visit += 1) await play(1n, 4);

  expect(await popular()).toHaveLength(20);
  expect((await popular())[0]).toBe('g0');
  await countPlayers();

  expect((await popular({ count: '4' })).slice(0, 3)).toEqual(['g7', 'g9', 'g4']);

  clock.advance(8 * 86_400_000);
  await countPlayers();
  expect((await popular())[0]).toBe('g0');
});

test('counting again what did not change is no change of the catalogue', async () => {
  const { play, countPlayers, catalog } = await aPlayedShop(3);
  await play(1n, 1);
  await countPlayers();
  const before = await catalog.readAll();

  await countPlayers();

  expect(await catalog.readAll()).toBe(before);
});
