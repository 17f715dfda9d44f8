import { listGames } from '@fairground/contract/catalog/endpoints';
import { expect, test } from 'vitest';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { aGame, aShop } from '../testing/shop.ts';

const shop = await aShop([aGame('JL', 'one'), aGame('PG', 'two')]);
const reason = 'their database moves';

const call = (name: string, body: object): Promise<unknown> =>
  callRoute(shop.catalog.routes, `catalog.${name}`, { body: { ...body, reason } }, aCallOf(ANN));

const shown = async (vendor: string): Promise<readonly string[]> =>
  (await shop.call(listGames, { vendor })).games.map(({ status }) => status);

test('staff closes and opens vendors and games, and shows a vendor in maintenance', async () => {
  await call('switch-vendor', { vendor: 'JL', to: 'closed' });
  await call('switch-vendor', { vendor: 'JL', to: 'closed' });
  expect(await shown('JL')).toEqual([]);
  await call('switch-vendor', { vendor: 'JL', to: 'open' });
  expect(await shown('JL')).toEqual(['OPEN']);

  await call('plan-vendor-maintenance', { vendor: 'JL' });
  expect(await shown('JL')).toEqual(['MAINTENANCE']);

  const nodeId = (await shop.call(listGames, { vendor: 'PG' })).games[0]?.nodeId;
  await call('switch-game', { nodeId, to: 'closed' });
  expect(await shown('PG')).toEqual([]);
  await call('switch-game', { nodeId, to: 'open' });
  expect(await shown('PG')).toEqual(['OPEN']);
});

test('unknown vendors and games are refused', async () => {
  await expect(call('switch-vendor', { vendor: 'NOBODY', to: 'open' })).rejects.toThrow('catalog.vendor-unknown');
  await expect(call('switch-game', { nodeId: 987_654n, to: 'open' })).rejects.toThrow('catalog.game-unknown');
});

test('a game that staff place leads the lobby whatever people open, and stands among the others again without a place', async () => {
  const own = await aShop([aGame('JL', 'first'), aGame('JL', 'second'), aGame('JL', 'third')]);
  const order = async () => (await own.call(listGames, { vendor: 'JL' })).games.map(({ gameId }) => gameId);
  const idOf = async (wanted: string) =>
    (await own.call(listGames, { vendor: 'JL' })).games.find(({ gameId }) => gameId === wanted)?.nodeId;
  const place = async (gameId: string, at: number | null) => {
    const body = { nodeId: await idOf(gameId), place: at, reason };
    await callRoute(own.catalog.routes, 'catalog.place-game', { body }, aCallOf(ANN));
  };

  await place('third', 2);
  await place('second', 1);
  expect(await order()).toEqual(['second', 'third', 'first']);
  await place('second', null);
  expect(await order()).toEqual(['third', 'first', 'second']);

  const row = await callRoute(
    own.catalog.routes,
    'catalog.list-games-for-staff',
    { query: { name: 'third' } },
    aCallOf(ANN),
  );
  expect(row).toMatchObject({ list: [{ place: 2 }] });
  expect((await own.audit.listLines({ limit: 1 }))[0]).toMatchObject({ action: 'catalog.place-game', reason });
});
