import { listHotGames } from '@fairground/contract/catalog/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { aGame, aShop } from './testing/shop.ts';

test('hot is what we picked of our own or what people really opened, not what a vendor says', async () => {
  const { call, catalog } = await aShop([aGame('JL', 'own', { isHot: true }), aGame('PG', 'claimed', { isHot: true })]);
  const hot = async () => (await call(listHotGames)).list.map(({ gameId }) => gameId);
  const claimed = (await catalog.readAll()).games.find(({ gameId }) => gameId === 'claimed');
  if (!claimed) throw new Error('no game');

  expect(await hot()).toEqual(['own']);

  for (let member = 1n; member <= 10n; member += 1n) await catalog.rememberPlayed(member as MemberId, claimed.id);
  await catalog.jobs?.find(({ name }) => name === 'catalog.count-players')?.run(null, {} as never);

  expect(await hot()).toEqual(['claimed', 'own']);
});
