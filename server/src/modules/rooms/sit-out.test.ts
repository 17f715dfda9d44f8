import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import { testDatabase } from '../../testing/database.ts';
import { aRoomsFloor, HURRIED } from './testing/rooms.ts';

// Between hands no seat is set away for a seed that has not arrived yet.
const floor = await aRoomsFloor(await testDatabase(), { ...HURRIED, pauseMs: 60_000 });
const { deal, read, act, ask, aGambler, newId, makeDue } = floor;

const ready = (member: MemberId, tableId: TableView['tableId'], isReady: boolean) =>
  ask<{ table: TableView }>('set-ready', { body: { tableId, isReady } }, member);

/** Two members alone at a table of liêng, dealt in. */
const aDuel = async () => {
  const [host, guest] = [await aGambler(), await aGambler()];
  const { table } = await ask<{ table: TableView }>(
    'open-private-table',
    { body: { room: 'lieng-1', requestId: newId(), hasHouse: false } },
    host,
  );
  const { tableId, code } = table;
  await ask('take-seat', { body: { code, requestId: newId() } }, guest);
  return { host, guest, tableId };
};

/** How a seat stands, as another player of the table sees it. */
const seatSeenBy = async (member: MemberId, tableId: TableView['tableId']) => {
  const { seats } = await read(member, tableId);
  const other = seats.find(({ isYou }) => !isYou);
  return [other?.state, other?.sitsOutNext];
};

const foldOut = async (members: readonly MemberId[], tableId: TableView['tableId']): Promise<void> => {
  for (const member of members) {
    const view = await read(member, tableId);
    const fold = view.hand?.legal.find((action) => action.do === 'fold');
    if (fold) return void (await act(member, view, fold));
  }
  throw new Error('Nobody can fold.');
};

test('[part of R-06] who asks during a hand to sit out plays it to its end and is away after it; until then it can be taken back', async () => {
  const { host, guest, tableId } = await aDuel();
  await deal([host, guest], tableId);

  const asked = await ready(host, tableId, false);
  const seen = await seatSeenBy(guest, tableId);
  await ready(host, tableId, true);
  const takenBack = await seatSeenBy(guest, tableId);
  await ready(host, tableId, false);
  await foldOut([host, guest], tableId);
  await makeDue(tableId);

  expect(asked.table.next.needsCommit).toBe(false);
  expect([seen, takenBack]).toEqual([
    ['IN_HAND', true],
    ['IN_HAND', false],
  ]);
  expect(await seatSeenBy(guest, tableId)).toEqual(['AWAY', false]);
  expect((await read(host, tableId)).next.needsCommit).toBe(false);
  await ready(host, tableId, true);
  expect(await seatSeenBy(guest, tableId)).toEqual(['SITTING', false]);
  expect((await deal([host, guest], tableId)).map(({ hand }) => hand?.no)).toEqual([2, 2]);
  await foldOut([host, guest], tableId);
  await makeDue(tableId);
  expect(await seatSeenBy(guest, tableId)).not.toEqual(['AWAY', false]);
});

test('who asks to sit out while seeds are shown is away when the hand is opened anew', async () => {
  const { host, guest, tableId } = await aDuel();
  for (const member of [host, guest]) await floor.commit(member, await read(member, tableId));
  await makeDue(tableId);
  const view = await read(host, tableId);
  expect(view.needsReveal).toBe(true);

  await ready(host, tableId, false);
  await floor.reveal(host, view);
  await makeDue(tableId);

  const { seats } = await read(host, tableId);
  expect(seats.map(({ state, sitsOutNext }) => [state, sitsOutNext])).toEqual([
    ['AWAY', false],
    ['AWAY', false],
  ]);
});
