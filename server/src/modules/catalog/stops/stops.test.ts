import type { GameNodeId } from '@fairground/contract/catalog/game';
import { describe, expect, test } from 'vitest';
import { asOwner } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { createCatalog } from '../index.ts';
import { aGame, aShop } from '../testing/shop.ts';

const shop = await aShop([aGame('JL', 'one'), aGame('JL', 'two'), aGame('PG', 'three')]);
const { catalog, approvals, audit } = shop;
const as = (name: string, input: { query?: unknown; body?: unknown } = {}) =>
  callRoute(catalog.routes, `catalog.${name}`, input, aCallOf(ANN));
type Shown = { stopId: bigint; version: string; scope: string; state: string; gameId: string | null };
const reason = 'A fault of the game.';
const stopAll = () => as('stop-all', { body: { reason } }) as Promise<Shown>;
const launchOf = async (vendor: string, gameId: string) => {
  const answer = await catalog.gameForLaunch({ vendor, gameId });
  return answer.kind === 'game' ? 'opens' : answer.code;
};
const launches = () => Promise.all([launchOf('JL', 'one'), launchOf('JL', 'two'), launchOf('PG', 'three')]);
const hold = async ({ stopId, version }: Shown, note = reason) =>
  ((await as('release-stop', { body: { stopId, version, reason: note } })) as { approvalId: bigint }).approvalId;
const release = async (stop: Shown) => approvals.decide(BEN, await hold(stop), 'approve');
const list = async (state?: string) =>
  ((await as('list-stops', { query: { state } })) as { list: Shown[] }).list.map(({ scope }) => scope);
const nodeOf = async (gameId: string): Promise<GameNodeId> => {
  const { games } = await catalog.readAll();
  return games.find((game) => game.gameId === gameId)?.id ?? (0n as GameNodeId);
};

describe('[part of regulation 39] kill switches', () => {
  test('all gaming stops at once by one person and opens again by two', async () => {
    const stopped = await stopAll();

    expect(await launches()).toEqual(Array.from({ length: 3 }, () => 'catalog.game-stopped'));
    const id = await hold(stopped);
    expect(await refusal(approvals.decide(ANN, id, 'approve'))).toBe('approvals.same-person');
    expect(await launchOf('JL', 'one')).toBe('catalog.game-stopped');
    expect(await approvals.decide(BEN, id, 'approve')).toMatchObject({ status: 'EXECUTED' });
    expect(await launches()).toEqual(['opens', 'opens', 'opens']);
    expect([await list(), await list('released')]).toEqual([[], ['all']]);
  });

  test('one vendor, or one game, stops alone; opening it in the catalogue does not release it', async () => {
    const vendor = (await as('stop-vendor', { body: { vendor: 'JL', reason } })) as Shown;
    const game = (await as('stop-game', { body: { nodeId: await nodeOf('three'), reason } })) as Shown;
    expect(await launches()).toEqual(Array.from({ length: 3 }, () => 'catalog.game-stopped'));
    expect(game).toMatchObject({ scope: 'game', gameId: 'three', state: 'stopped' });

    await catalog.openVendor({ actorKind: 'operator', actor: 'ann', reason, ip: '' }, 'JL');
    expect(await launchOf('JL', 'two')).toBe('catalog.game-stopped');
    await release(vendor);
    expect(await launches()).toEqual(['opens', 'opens', 'catalog.game-stopped']);
    await release(game);
    expect(await launchOf('PG', 'three')).toBe('opens');
  });

  test('stopped by two people at the same moment it is stopped once, with one line of the trail', async () => {
    const stops = await Promise.all([stopAll(), stopAll(), stopAll()]);

    expect(new Set(stops.map(({ stopId }) => stopId)).size).toBe(1);
    const lines = await audit.listLines({ limit: 50 });
    const [first] = stops;
    expect(
      lines.filter(
        ({ action, resourceId }) => action === 'catalog.stop-play' && resourceId === first.stopId.toString(),
      ),
    ).toHaveLength(1);
    await release(first);
  });

  test('a stop that was released is over: it is not released again, and another one is a new stop', async () => {
    const first = await stopAll();
    await release(first);

    expect(await refusal(hold(first))).toBe('catalog.stop-over');
    expect(await refusal(as('read-stop', { query: { stopId: 999_999n } }))).toBe('catalog.stop-unknown');
    const again = await stopAll();
    expect(again.stopId).not.toBe(first.stopId);
    await release(again);
  });

  test('what is not in the catalogue cannot be stopped, and nothing of a stop is deleted', async () => {
    expect(await refusal(as('stop-vendor', { body: { vendor: 'NOBODY', reason } }))).toBe('catalog.vendor-unknown');
    expect(await refusal(as('stop-game', { body: { nodeId: 987_654n, reason } }))).toBe('catalog.game-unknown');
    await expect(
      asOwner(
        shop.url,
        `insert into catalog_stop (scope, stopped_at, stopped_by, reason) values ('vendor', now(), 'x', 'y')`,
      ),
    ).rejects.toThrow('names_what_it_stops');
  });

  test('another node stops too, as soon as it is notified', async () => {
    const other = createCatalog(shop);
    expect(await other.gameForLaunch({ vendor: 'JL', gameId: 'one' })).toMatchObject({ kind: 'game' });

    const stopped = await stopAll();

    expect(await other.gameForLaunch({ vendor: 'JL', gameId: 'one' })).toMatchObject({ code: 'catalog.game-stopped' });
    await release(stopped);
  });
});
