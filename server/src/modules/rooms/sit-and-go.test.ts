import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import { GAMES } from './domain/games.ts';
import { sheetOfCode } from './domain/rooms.ts';
import { rulesOf } from './domain/rules.ts';
import { blindsFactor } from './domain/sit-and-go.ts';
import { testDatabase } from '../../testing/database.ts';
import { aRoomsFloor, dong } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase());
const { quick, deal, read, act, ask, aGambler, cashOf, escrows, makeDue, sent, wallet, betting } = floor;

const ROOM = 'holdem-1-sit-and-go';
const BUY_IN = 5_000;
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;
const sumsMatch = async (): Promise<void> => {
  const { people, escrow, house, pools } = await escrows();
  expect([people, house]).toEqual([escrow, pools]);
};

/** Plays hands until the table is closed: people do what `choose` says, and who has no seat any more looks on. */
const playOut = async (
  members: readonly MemberId[],
  tableId: TableView['tableId'],
  choose: (view: TableView) => NonNullable<TableView['hand']>['legal'][number] | undefined,
): Promise<void> => {
  for (let steps = 0; steps < 900; steps += 1) {
    const views = await Promise.all(members.map((member) => read(member, tableId)));
    if (views[0]?.phase === 'CLOSED') return;
    for (const [at, view] of views.entries()) {
      const member = members[at];
      if (member === undefined || view.yourSeat === null) continue;
      if (view.next.needsCommit) await floor.commit(member, view);
      if (view.needsReveal) await floor.reveal(member, view);
    }
    const at = views.findIndex(({ hand, yourSeat }) => yourSeat !== null && (hand?.legal.length ?? 0) > 0);
    const [member, view] = [members[at], views[at]];
    const action = view && choose(view);
    if (member !== undefined && view && action) await act(member, view, action);
    else await makeDue(tableId);
  }
  throw new Error('The sit-and-go does not end.');
};

test('[R-06] a sit-and-go begins when all seats are taken, and the last one with chips has won them all but the rake', async () => {
  const members = [await aGambler(), await aGambler(), await aGambler()];
  const views = [];
  for (const member of members) views.push(await quick(member, ROOM));
  const [{ tableId } = { tableId: 0n as never }] = views;
  expect(new Set(views.map((view) => view.tableId)).size).toBe(1);
  expect(await cashOf(members[0] as MemberId)).toBe(10_000_000 - BUY_IN);
  await deal(members, tableId);
  await sumsMatch();
  const late = await aGambler();

  expect((await quick(late, ROOM)).tableId).not.toBe(tableId);
  await expect(
    ask('top-up', { body: { tableId, requestId: floor.newId(), amount: dong(1_000) } }, members[0]),
  ).rejects.toEqual(refusal('rooms.hand-is-on'));
  // Everybody pushes all in.
  await playOut(members, tableId, ({ hand }) => hand?.legal.findLast((each) => each.do === 'raise') ?? hand?.legal[1]);

  await sumsMatch();
  const cash = await Promise.all(members.map(cashOf));
  const [most = 0, ...others] = cash.toSorted((one, other) => other - one);
  expect(others).toEqual([10_000_000 - BUY_IN, 10_000_000 - BUY_IN]);
  expect(most).toBeGreaterThan(10_000_000 + BUY_IN);
  expect(most).toBeLessThanOrEqual(10_000_000 + 2 * BUY_IN);
  const left = sent.flatMap(({ push, data }) =>
    push === 'rooms.seat-left' && (data as { tableId: bigint }).tableId === tableId
      ? [(data as { why: string }).why]
      : [],
  );
  expect(left.toSorted()).toEqual(['out', 'out', 'won']);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});

test('who leaves a sit-and-go is played on by rule and dealt in without a seed, and the chips stay in play', async () => {
  const [one, other] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(one, ROOM);
  await quick(other, ROOM);
  await deal([one, other], tableId);

  const answer = await ask<{ hasLeft: boolean }>('leave-table', { body: { tableId } }, one);
  expect(answer.hasLeft).toBe(false);
  for (let look = 0; look < 40; look += 1) {
    const view = await read(other, tableId);
    if ((view.hand?.no ?? 0) >= 3 || view.phase === 'CLOSED') break;
    if (view.next.needsCommit) await floor.commit(other, view);
    if (view.needsReveal) await floor.reveal(other, view);
    const fold = view.hand?.legal.find((each) => each.do === 'check') ?? view.hand?.legal[0];
    if (fold) await act(other, view, fold);
    else await makeDue(tableId);
  }

  const { seats, hand } = await read(one, tableId);
  const seat = seats.find(({ isYou }) => isYou);
  expect(hand?.no).toBeGreaterThanOrEqual(3);
  expect(['IN_HAND', 'AWAY']).toContain(seat?.state);
  expect(hand?.commits.map((each) => each.seat)).toContain(seat?.seat);
  expect(await cashOf(one)).toBe(10_000_000 - BUY_IN);
  await sumsMatch();
  await ask('set-ready', { body: { tableId, isReady: true } }, one);
  expect(['SITTING', 'IN_HAND']).toContain((await read(one, tableId)).seats.find(({ isYou }) => isYou)?.state);
});

test('before it begins a seat is given back, and somebody who does not commit makes room', async () => {
  const member = await aGambler();
  const { tableId, seats } = await quick(member, 'holdem-2-sit-and-go');
  expect(seats.filter(({ isHouse }) => isHouse)).toHaveLength(2);

  for (let look = 0; look < 6; look += 1) await makeDue(tableId);

  expect((await read(member, tableId)).yourSeat).toBeNull();
  expect(await cashOf(member)).toBe(10_000_000);
  await sumsMatch();
});

test('blinds double every six hands, each level under a sheet of its own; only hold’em is played so', () => {
  const sheet = sheetOfCode(ROOM, 'VND');
  if (!sheet) throw new Error('The room is not known.');
  const rules = (no: number) => rulesOf(GAMES.holdem, blindsFactor(sheet, no));

  expect([1, 6, 7, 13, 900].map((no) => blindsFactor(sheet, no))).toEqual([1, 1, 2, 4, 1024]);
  expect(rules(7).rules).toMatchObject({ smallBlind: 100, bigBlind: 200 });
  expect(rules(7).hash).not.toBe(rules(6).hash);
  expect(sheetOfCode('tien-len-1-sit-and-go', 'VND')).toBeUndefined();
  expect(sheetOfCode('holdem-1', 'VND')?.style).toBe('classic');
});
