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
