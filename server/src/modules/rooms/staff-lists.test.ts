import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import { aRoomsFloor } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase());
const { quick, deal, read, act, ask, aGambler, newId } = floor;

const listed = async <Row>(name: 'tables' | 'hands', query: object): Promise<readonly Row[]> => {
  const call = `rooms.list-${name}-for-staff`;
  const answer = (await callRoute(floor.rooms.routes, call, { query }, aCallOf(ANN))) as { list: readonly Row[] };
  return answer.list;
};
const tablesWith = async (query: object): Promise<readonly bigint[]> =>
  (await listed<{ tableId: bigint }>('tables', query)).map(({ tableId }) => tableId);
const handsWith = async (query: object): Promise<readonly bigint[]> =>
  (await listed<{ tableId: bigint }>('hands', query)).map(({ tableId }) => tableId);

/** Opens a private table and deals one hand to two members. */
const aTableOf = async (room: string) => {
  const [host, guest] = [await aGambler(), await aGambler()];
  const body = { room, requestId: newId(), hasHouse: false };
  const { table } = await ask<{ table: TableView }>('open-private-table', { body }, host);
  const { tableId, code } = table;
  await ask('take-seat', { body: { code, requestId: newId() } }, guest);
  await deal([host, guest], tableId);
  return { host, guest, tableId };
};

/** Ends the hand of a game in which one may fold. */
const fold = async (members: readonly MemberId[], tableId: CardTableId): Promise<void> => {
  for (const member of members) {
    const view = await read(member, tableId);
    const action = view.hand?.legal.find((each) => each.do === 'fold');
    if (action) return void (await act(member, view, action));
  }
};

const lieng = await aTableOf('lieng-1');
const holdem = await aTableOf('holdem-2');
await fold([holdem.host, holdem.guest], holdem.tableId);
const alone = await quick(await aGambler(), 'lieng-2');
// The days of the business begin at seventeen hours of Greenwich; this table and its hand were opened the minute before.
await asOwner(
  floor.url,
  `update rooms_table set opened_at = '2026-03-09T16:59:00Z' where id = ${lieng.tableId};
   update rooms_hand set opened_at = '2026-03-09T16:59:00Z' where table_id = ${lieng.tableId}`,
);

test('staff narrow the list of card tables by game, room, phase, member and the days they were opened on', async () => {
  expect(await tablesWith({ game: 'lieng' })).toEqual([alone.tableId, lieng.tableId]);
  expect(await tablesWith({ room: 'lieng-1' })).toEqual([lieng.tableId]);
  expect(await tablesWith({ phase: 'HAND' })).toEqual([lieng.tableId]);
  expect(await tablesWith({ memberId: holdem.guest })).toEqual([holdem.tableId]);
  expect(await tablesWith({ from: '2026-03-09', to: '2026-03-09' })).toEqual([lieng.tableId]);
  expect(await tablesWith({ to: '2026-03-08' })).toEqual([]);
  expect(await tablesWith({ from: '2026-03-10', game: 'lieng' })).toEqual([alone.tableId]);
});

test('closed tables are listed where their phase is asked for, and never beside open ones', async () => {
  const closed = await quick(await aGambler(), 'phom-1');
  await asOwner(floor.url, `update rooms_table set phase = 'CLOSED', moves_at = null where id = ${closed.tableId}`);

  expect(await tablesWith({ phase: 'CLOSED' })).toEqual([closed.tableId]);
  expect(await tablesWith({})).not.toContain(closed.tableId);
});

test('staff narrow the list of hands by game, room, table, member, state and the days they were opened on', async () => {
  expect(await handsWith({ game: 'holdem' })).toEqual([holdem.tableId]);
  expect(await handsWith({ room: 'lieng-1' })).toEqual([lieng.tableId]);
  expect(await handsWith({ tableId: lieng.tableId })).toEqual([lieng.tableId]);
  expect(await handsWith({ memberId: holdem.host })).toEqual([holdem.tableId]);
  expect(await handsWith({ state: 'SETTLED' })).toEqual([holdem.tableId]);
  expect(await handsWith({ state: 'PLAY' })).toEqual([lieng.tableId]);
  expect(await handsWith({ from: '2026-03-09', to: '2026-03-09' })).toEqual([lieng.tableId]);
  expect(await handsWith({ from: '2026-03-10' })).toEqual([holdem.tableId]);
  expect(await handsWith({ game: 'holdem', to: '2026-03-09' })).toEqual([]);
});

test('the rake is reported by chosen days', async () => {
  const rakeOf = async (query: object) => {
    const name = 'rooms.read-rake-report';
    const answer = (await callRoute(floor.rooms.routes, name, { query }, aCallOf(ANN))) as {
      list: readonly { room: string; hands: number }[];
    };
    return answer.list.map(({ room, hands }) => [room, hands]);
  };

  expect(await rakeOf({ from: '2026-03-10', to: '2099-12-31' })).toEqual([['holdem-2', 1]]);
  expect(await rakeOf({ from: '2026-02-20', to: '2026-03-09' })).toEqual([]);
});
