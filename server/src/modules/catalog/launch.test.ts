import { listGames, readGame } from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import { marketNamed } from '@fairground/contract/market/markets';
import { expect, test } from 'vitest';
import { aCaller, anOperator } from '../../testing/modules.ts';
import { aGame, aShop } from './testing/shop.ts';

const shop = await aShop([
  aGame('JL', 'open'),
  aGame('JL', 'soon', { status: 'COMING_SOON', modelId: null }),
  aGame('JL', 'serviced', { status: 'MAINTENANCE' }),
  aGame('PG', 'open'),
  aGame('BTI', 'book', { category: 'SPORTS' }),
]);
const { catalog, call } = shop;
const gameOf = (vendor: string, gameId: string) => ({ vendor, gameId });
const refusal = async (name: Parameters<typeof catalog.gameForLaunch>[0], country = 'VN', returnMin = 0) => {
  const answer = await catalog.gameForLaunch(name, { country, returnMin });
  return answer.kind === 'refused' ? answer.code : 'opens';
};
const statusOf = async (vendor: string) => (await call(listGames, { vendor })).games[0]?.status;

test('[part of T-17] a game opens by our id or by its vendor and its own', async () => {
  const [shown] = (await call(listGames, { vendor: 'PG' })).games;
  if (!shown) throw new Error('no game');

  const byId = await catalog.gameForLaunch({ nodeId: shown.nodeId });
  const byVendor = await catalog.gameForLaunch(gameOf('PG', 'open'));

  expect(byId).toEqual(byVendor);
  expect(byId).toMatchObject({ kind: 'game', game: { vendor: 'PG', gameId: 'open', modelId: 'lines-20' } });
});

test('what cannot be opened says why', async () => {
  expect(await refusal({ nodeId: 987_654n as GameNodeId })).toBe('catalog.game-unknown');
  expect(await refusal(gameOf('PG', "' or 1=1 --"))).toBe('catalog.game-unknown');
  expect(await refusal(gameOf('JL', 'soon'))).toBe('catalog.game-coming-soon');
  expect(await refusal(gameOf('JL', 'serviced'))).toBe('catalog.game-maintenance');
  expect(await refusal(gameOf('JL', 'open'))).toBe('opens');
});

test('a vendor that goes into maintenance between list and launch is refused at the launch', async () => {
  expect(await statusOf('PG')).toBe('OPEN');

  await catalog.planMaintenance(anOperator, 'PG', {});

  expect(await refusal(gameOf('PG', 'open'))).toBe('catalog.vendor-maintenance');
  expect(await statusOf('PG')).toBe('MAINTENANCE');
  await catalog.openVendor(anOperator, 'PG');
  expect(await refusal(gameOf('PG', 'open'))).toBe('opens');
  expect(await statusOf('PG')).toBe('OPEN');
});

test('maintenance runs in its window by the clock of the database, and open pages are notified of its edges', async () => {
  const hour = 3_600_000;
  const now = new Date();
  const at = (hours: number): Date => new Date(now.getTime() + hours * hour);
  shop.clock.set(now);

  await catalog.planMaintenance(anOperator, 'PG', { startsAt: at(1), endsAt: at(2) });
  expect(await refusal(gameOf('PG', 'open'))).toBe('opens');
  expect(shop.queued.map(({ job, runAt }) => [job, runAt])).toEqual(
    expect.arrayContaining([
      ['catalog.tell-edge', at(1)],
      ['catalog.tell-edge', at(2)],
    ]),
  );
  await catalog.planMaintenance(anOperator, 'PG', { startsAt: at(-1), endsAt: at(1) });
  expect(await refusal(gameOf('PG', 'open'))).toBe('catalog.vendor-maintenance');
  const [game] = (await call(listGames, { vendor: 'PG' })).games;
  if (!game) throw new Error('no game');
  expect(await call(readGame, { nodeId: game.nodeId.toString() })).toMatchObject({
    game: { status: 'MAINTENANCE' },
    maintenanceUntil: at(1),
  });
  expect(await catalog.listWindows()).toHaveLength(2);

  await catalog.openVendor(anOperator, 'PG');
  expect(await catalog.listWindows()).toEqual([]);
  expect(() => catalog.planMaintenance(anOperator, 'PG', { startsAt: at(2), endsAt: at(1) })).toThrow(
    'catalog.window-backwards',
  );
});

test('a game that is closed while it is shown is gone from the lists, and every page hears which one it was', async () => {
  const [game] = (await call(listGames, { vendor: 'PG' })).games;
  if (!game) throw new Error('no game');
  shop.sent.splice(0);

  await catalog.closeGame(anOperator, game.nodeId);

  expect(await refusal({ nodeId: game.nodeId })).toBe('catalog.game-closed');
  expect((await call(listGames, { vendor: 'PG' })).games).toEqual([]);
  await expect(call(readGame, { nodeId: game.nodeId.toString() })).rejects.toMatchObject({
    code: 'catalog.game-unknown',
  });
  expect(shop.sent).toEqual([
    { push: 'catalog.changed', data: { what: 'game', nodeId: game.nodeId, vendor: null, gameCategory: null } },
  ]);
  await catalog.openGame(anOperator, game.nodeId);
  expect(await refusal({ nodeId: game.nodeId })).toBe('opens');
});

test('a vendor or a category that is off takes its games along', async () => {
  await catalog.closeVendor(anOperator, 'PG');
  await catalog.switchCategory(anOperator, 'SPORTS', false);

  expect(await refusal(gameOf('PG', 'open'))).toBe('catalog.vendor-closed');
  expect(await refusal(gameOf('BTI', 'book'))).toBe('catalog.category-off');
  expect((await call(listGames)).games.map(({ vendor }) => vendor)).toEqual(['JL', 'JL']);

  await catalog.openVendor(anOperator, 'PG');
  await catalog.switchCategory(anOperator, 'SPORTS', true);
  expect((await call(listGames)).totalCount).toBe(4);
});

test('what is blocked in a country is neither listed nor opened there, and is elsewhere', async () => {
  const inVietnam = aCaller({ country: () => 'VN', language: 'EN' });
  const elsewhere = aCaller({ country: () => 'US', language: 'EN' });
  const listed = async (caller: typeof inVietnam) =>
    (await call(listGames, {}, caller)).games.map(({ vendor, gameId }) => `${vendor} ${gameId}`);

  for (const [kind, key] of [
    ['vendor', 'PG'],
    ['category', 'SPORTS'],
  ] as const)
    await catalog.blockRegion(anOperator, { kind, key, country: 'VN' });

  expect(await listed(inVietnam)).toEqual(['JL open', 'JL serviced']);
  expect(await listed(elsewhere)).toHaveLength(4);
  expect(await refusal(gameOf('PG', 'open'), 'VN')).toBe('catalog.region-refused');
  expect(await refusal(gameOf('BTI', 'book'), 'VN')).toBe('catalog.region-refused');
  expect(await refusal(gameOf('PG', 'open'), 'US')).toBe('opens');

  await catalog.allowRegion(anOperator, { kind: 'vendor', key: 'PG', country: 'VN' });
  expect(await refusal(gameOf('PG', 'open'), 'VN')).toBe('opens');
  await catalog.allowRegion(anOperator, { kind: 'category', key: 'SPORTS', country: 'VN' });
});

test('what an operator did is in the trail with its reason; what does not exist is refused', async () => {
  await catalog.closeVendor({ ...anOperator, reason: 'contract ended' }, 'PG');
  await catalog.openVendor(anOperator, 'PG');

  expect(await shop.audit.listLines({ limit: 2 })).toMatchObject([
    { action: 'catalog.open-vendor', resourceId: 'PG', before: { isOpen: false }, after: { isOpen: true } },
    { action: 'catalog.close-vendor', reason: 'contract ended', before: { isOpen: true }, after: { isOpen: false } },
  ]);
  await expect(catalog.closeVendor(anOperator, 'NOBODY')).rejects.toMatchObject({ code: 'catalog.vendor-unknown' });
  await expect(catalog.closeGame(anOperator, 987_654n as GameNodeId)).rejects.toMatchObject({
    code: 'catalog.game-unknown',
  });
  await expect(catalog.blockRegion(anOperator, { kind: 'game', key: '987654', country: 'VN' })).rejects.toMatchObject({
    code: 'catalog.game-unknown',
  });
});

test('what was coming soon opens when its mathematics can be played, once; what is closed stays closed', async () => {
  const soon = { status: 'COMING_SOON', modelId: 'lines-of-tomorrow' } as const;
  const other = await aShop([
    aGame('JL', 'soon', soon),
    aGame('JL', 'never', { ...soon, modelId: null }),
    aGame('JL', 'shut', soon),
  ]);
  const shut = (await other.catalog.readAll()).games.at(-1);
  if (!shut) throw new Error('no game');
  await other.catalog.closeGame(anOperator, shut.id);

  const opened = [
    await other.catalog.openModels(['lines-of-tomorrow']),
    await other.catalog.openModels(['lines-of-tomorrow']),
  ];

  const kinds = await Promise.all(
    ['soon', 'never', 'shut'].map(async (gameId) => {
      const answer = await other.catalog.gameForLaunch(gameOf('JL', gameId));
      return answer.kind === 'refused' ? answer.code : 'opens';
    }),
  );
  expect(opened).toEqual([2, 0]);
  expect(kinds).toEqual(['opens', 'catalog.game-coming-soon', 'catalog.game-closed']);
});

test('what the site does not offer by its flag is in no list and does not open; the rest does', async () => {
  const shown = async () => (await call(listGames)).games.map(({ vendor }) => vendor);
  expect(await shown()).toContain('BTI');

  await shop.system.setFlag(anOperator, 'GAMESOFF', 'sports, PG');

  expect(new Set(await shown())).toEqual(new Set(['JL']));
  expect(await refusal(gameOf('BTI', 'book'))).toBe('catalog.game-closed');
  expect(await refusal(gameOf('PG', 'open'))).toBe('catalog.game-closed');
  expect(await refusal(gameOf('JL', 'open'))).toBe('opens');
  await shop.system.setFlag(anOperator, 'GAMESOFF', '');
  expect(await refusal(gameOf('BTI', 'book'))).toBe('opens');
});

test('a game below the least return of a market is neither listed nor opened there', async () => {
  const small = await aShop([aGame('JL', 'fair', { rtp: 9_000 }), aGame('JL', 'mean', { rtp: 8_999 })]);
  const seenIn = async (market: string) => {
    const caller = aCaller({ market: () => marketNamed(market) });
    return (await small.call(listGames, { vendor: 'JL' }, caller)).games.map(({ gameId }) => gameId).toSorted();
  };
  const place = { country: 'IT', returnMin: marketNamed('italy').policy.returnMin };

  expect(await seenIn('sandbox')).toEqual(['fair', 'mean']);
  expect(await seenIn('italy')).toEqual(['fair']);
  expect(await small.catalog.gameForLaunch(gameOf('JL', 'mean'), place)).toEqual({
    kind: 'refused',
    code: 'catalog.game-return-too-low',
  });
  expect((await small.catalog.gameForLaunch(gameOf('JL', 'fair'), place)).kind).toBe('game');
});

const after = (ms: number): Date => new Date(new Date().getTime() + ms);

test('a vendor that does not answer is off the lobby for a while, once for all nodes, and comes back by itself', async () => {
  const soon = after(1_500);

  await Promise.all([catalog.restVendor('PG', soon), catalog.restVendor('PG', soon)]);

  expect(await statusOf('PG')).toBe('MAINTENANCE');
  expect(await refusal(gameOf('PG', 'open'))).toBe('catalog.vendor-maintenance');
  expect(
    await shop.db
      .selectFrom('catalog_maintenance' as never)
      .selectAll()
      .execute(),
  ).toSatisfy(
    (rows: readonly { ends_at: Date | null }[]) =>
      rows.filter(({ ends_at }) => ends_at?.getTime() === soon.getTime()).length === 1,
  );
  await expect.poll(() => refusal(gameOf('PG', 'open'))).toBe('opens');
});

test('a vendor whose maintenance was planned is not taken out a second time', async () => {
  await catalog.planMaintenance(anOperator, 'PG', { endsAt: after(60_000) });

  await catalog.restVendor('PG', after(120_000));
  await catalog.openVendor(anOperator, 'PG');

  expect(await refusal(gameOf('PG', 'open'))).toBe('opens');
});
