import type { GameNodeId } from '@fairground/contract/catalog/game';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN, BEN } from '../../testing/staff.ts';
import { aGame, aRoomsFloor, rowsOf } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase());
const { quick, deal, read, act, aGambler, cashOf, escrows, makeDue, catalog, approvals } = floor;
const pvp = (vendor: string, gameId: string, code: string) =>
  aGame(vendor, gameId, { category: 'PVP', code, modelId: `rooms.${code.replace(/-\d.*/, '')}` });
await catalog.importGames(
  rowsOf([
    pvp('RVC', 'tien-len-low', 'tien-len-1'),
    pvp('N9B', 'tien-len-by-nine', 'tien-len-1'),
    pvp('RVC', 'holdem-low', 'holdem-1'),
    aGame('RVC', 'slot', { code: 'tien-len-1' }),
  ]),
);

const refusal = (code: string) => expect.objectContaining({ code }) as unknown;
const nodeOf = async (gameId: string): Promise<GameNodeId> =>
  (await catalog.readAll()).games.find((game) => game.gameId === gameId)?.id ?? (0n as GameNodeId);
const asStaff = (name: string, body: object) =>
  callRoute(catalog.routes, `catalog.${name}`, { body: { reason: 'A fault of the game.', ...body } }, aCallOf(ANN));
type Stop = { readonly stopId: bigint; readonly version: string };
const stops: Stop[] = [];
const stop = async (name: 'stop-game' | 'stop-vendor', body: object): Promise<void> => {
  stops.push((await asStaff(name, body)) as Stop);
};
const releaseAll = async (): Promise<void> => {
  for (const { stopId, version } of stops.splice(0)) {
    const { approvalId } = (await asStaff('release-stop', { stopId, version })) as { approvalId: bigint };
    await approvals.decide(BEN, approvalId, 'approve');
  }
};
afterEach(releaseAll);

describe('[part of regulation 39] a room that may not be played', () => {
  test('a seat is refused by a tile of another room or another category', async () => {
    const member = await aGambler();

    for (const gameId of ['slot', 'holdem-low'])
      await expect(quick(member, 'tien-len-1', { nodeId: await nodeOf(gameId) })).rejects.toEqual(
        refusal('catalog.game-unknown'),
      );

    expect(await cashOf(member)).toBe(10_000_000);
  });

  test('a stopped tile gives no seat, with its name or without; a tile of another vendor stays open', async () => {
    await stop('stop-game', { nodeId: await nodeOf('tien-len-low') });
    const member = await aGambler();

    await expect(quick(member, 'tien-len-1', { nodeId: await nodeOf('tien-len-low') })).rejects.toEqual(
      refusal('catalog.game-stopped'),
    );
    await expect(quick(member, 'tien-len-1')).rejects.toEqual(refusal('catalog.game-stopped'));
    const { yourSeat } = await quick(member, 'tien-len-1', { nodeId: await nodeOf('tien-len-by-nine') });

    expect(yourSeat).not.toBeNull();
  });

  test('a room without a tile follows the tiles of its game', async () => {
    const member = await aGambler();
    await stop('stop-game', { nodeId: await nodeOf('holdem-low') });

    await expect(quick(member, 'holdem-1-duel')).rejects.toEqual(refusal('catalog.game-stopped'));
    await releaseAll();

    expect((await quick(member, 'holdem-1-duel')).yourSeat).not.toBeNull();
  });

  test('a hand under way is played to its end, then those who came by the stopped game get their money back', async () => {
    const [led, other] = [await aGambler(), await aGambler()];
    const { tableId } = await quick(led, 'tien-len-1', { nodeId: await nodeOf('tien-len-low') });
    const joined = await quick(other, 'tien-len-1', { nodeId: await nodeOf('tien-len-by-nine') });
    await deal([led, other], tableId);
    await stop('stop-game', { nodeId: await nodeOf('tien-len-low') });

    await makeDue(tableId);
    const during = await read(led, tableId);
    for (let steps = 0; steps < 300 && (await read(led, tableId)).yourSeat !== null; steps += 1) await makeDue(tableId);
    const after = await read(other, tableId);

    expect(joined.tableId).toBe(tableId);
    expect(during.hand?.state).toBe('PLAY');
    expect((await read(led, tableId)).yourSeat).toBeNull();
    expect(after.yourSeat).not.toBeNull();
    const { rows } = await floor.pool.query('select net::text from rooms_result where member_id = $1', [
      led.toString(),
    ]);
    expect(await cashOf(led)).toBe(10_000_000 + Number(rows[0].net) / 10_000);
    const { people, escrow, house, pools } = await escrows();
    expect([people, house]).toEqual([escrow, pools]);
  });

  test('a stop of the vendor empties its tables; a sit-and-go that has begun keeps its chips and waits', async () => {
    const [member, one, two, three] = [await aGambler(), await aGambler(), await aGambler(), await aGambler()];
    const { tableId } = await quick(member, 'phom-1');
    const players = [one, two, three];
    const [first] = [await quick(one, 'holdem-1-sit-and-go')];
    for (const each of [two, three]) await quick(each, 'holdem-1-sit-and-go');
    const [begun] = await deal(players, first.tableId);
    await stop('stop-vendor', { vendor: 'RVC' });

    for (let steps = 0; steps < 60; steps += 1) {
      await makeDue(tableId);
      await makeDue(first.tableId);
      const views = await Promise.all(players.map((each) => read(each, first.tableId)));
      if (views[0]?.phase === 'WAITING') break;
      const at = views.findIndex(({ hand }) => (hand?.legal.length ?? 0) > 0);
      const [view, player] = [views[at], players[at]];
      const fold = view?.hand?.legal.find(({ do: what }) => what === 'fold') ?? view?.hand?.legal[0];
      if (view && player !== undefined && fold) await act(player, view, fold);
    }
    const held = await read(one, first.tableId);

    expect((await read(member, tableId)).yourSeat).toBeNull();
    expect(await cashOf(member)).toBe(10_000_000);
    expect([held.phase, held.yourSeat, held.next.no]).toEqual(['WAITING', 0, (begun?.hand?.no ?? 0) + 1]);
    await releaseAll();
    const [again] = await deal(players, first.tableId);
    expect(again?.hand?.no).toBe((begun?.hand?.no ?? 0) + 1);
  });
});
