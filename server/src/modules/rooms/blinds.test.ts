import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import { testDatabase } from '../../testing/database.ts';
import { aRoomsFloor, dong, HURRIED } from './testing/rooms.ts';

// Between hands everybody has time to commit.
const floor = await aRoomsFloor(await testDatabase(), { ...HURRIED, pauseMs: 60_000 });
const { deal, read, act, ask, aGambler, newId, makeDue } = floor;

type Posted = { readonly small: number | null; readonly big: number; readonly posts?: readonly number[] };

/** Members alone at a table of hold'em, on the first places in their order. */
const aTableOf = async (count: number) => {
  const members: MemberId[] = [];
  for (let each = 0; each < count; each += 1) members.push(await aGambler());
  const [host = 0n as MemberId, ...guests] = members;
  const { table } = await ask<{ table: TableView }>(
    'open-private-table',
    { body: { room: 'holdem-1', requestId: newId(), hasHouse: false } },
    host,
  );
  const { tableId, code } = table;
  for (const guest of guests) await ask('take-seat', { body: { code, requestId: newId() } }, guest);
  /** Deals to those who are there, folds it out, and answers the places that were dealt in and those of the blinds. */
  const playOne = async (here: readonly MemberId[]) => {
    await deal(here, tableId);
    for (let steps = 0; steps < 12; steps += 1) {
      const views = await Promise.all(here.map((member) => read(member, tableId)));
      if (views[0]?.hand?.state !== 'PLAY') break;
      const at = views.findIndex(({ hand }) => (hand?.legal.length ?? 0) > 0);
      const [member, view] = [here[at], views[at]];
      const fold = view?.hand?.legal.find((action) => action.do === 'fold');
      if (member !== undefined && view && fold) await act(member, view, fold);
      else await makeDue(tableId);
    }
    const { rows } = await floor.pool.query(
      `select t.small_place as small, t.big_place as big, h.blinds,
              array(select (s->>'place')::int from jsonb_array_elements(h.seats) s) as places
         from rooms_table t join rooms_hand h on h.id = t.hand_id where t.id = $1`,
      [tableId.toString()],
    );
    return rows[0] as {
      readonly small: number;
      readonly big: number;
      readonly blinds: Posted | null;
      places: number[];
    };
  };
  return { members, host, tableId, code, playOne };
};

test('the big blind moves seat by seat with a dead button, and a seat that sat it out comes in when it is there again', async () => {
  const { members, host, tableId, playOne } = await aTableOf(4);
  const ready = (member: MemberId | undefined, isReady: boolean) =>
    ask('set-ready', { body: { tableId, isReady } }, member);
  const inPlay = (at: readonly number[]) => at.map((each) => members[each] ?? host);

  const first = await playOne(members);
  const second = await playOne(members);
  // Place 0 was the button, 1 and 2 posted, then 2 and 3: the big blind is at place 0 next, and its player sits out.
  await makeDue(tableId);
  await ready(members[0], false);
  const third = await playOne(inPlay([1, 2, 3]));
  await ready(members[0], true);
  const waiting = await read(host, tableId);
  const fourth = await playOne(members);
  await ask('leave-table', { body: { tableId } }, members[1]);
  const fifth = await playOne(inPlay([0, 2, 3]));
  const sixth = await playOne(inPlay([0, 2, 3]));
  const seventh = await playOne(inPlay([0, 2, 3]));

  const bigs = [first, second, third, fourth, fifth, sixth, seventh].map(({ big }) => big);
  expect(bigs).toEqual([2, 3, 1, 2, 3, 0, 2]);
  expect([third.places, fourth.places]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(waiting.next).toMatchObject({ waitsForBlind: true, needsCommit: true });
  // Until the big blind is at the seat of who sat it out, that player looks on.
  expect([fifth.places, sixth.places]).toEqual([
    [2, 3],
    [0, 2, 3],
  ]);
  expect((await read(host, tableId)).next.waitsForBlind).toBe(false);
  const hands = await ask<{ list: readonly { readonly handId: bigint }[] }>('list-hands', { query: {} }, members[2]);
  const { handId } = hands.list[0] ?? { handId: 0n };
  const replayed = await ask<{ views: readonly unknown[] }>('read-hand', { query: { handId } }, members[2]);
  expect(replayed.views.at(-1)).toEqual((await read(members[2] ?? host, tableId)).hand?.view);
});

test('a seat that is taken later waits for the big blind, or posts one out of turn and comes in at once', async () => {
  const { members, tableId, code, playOne } = await aTableOf(3);
  await playOne(members);
  await playOne(members);
  const [waiter, poster] = [await aGambler(), await aGambler()];
  for (const member of [waiter, poster]) await ask('take-seat', { body: { code, requestId: newId() } }, member);
  const all = [...members, waiter, poster];
  await makeDue(tableId);
  await ask('set-ready', { body: { tableId, isReady: true, postsBlind: true } }, poster);
  const [waits, posts] = [(await read(waiter, tableId)).next, (await read(poster, tableId)).next];

  // The big blind was at place 2, then 0; it goes to 1, to 2, and then to place 3 where the waiting one sits.
  const third = await playOne(all);
  const fourth = await playOne(all);
  const fifth = await playOne(all);

  expect([waits.waitsForBlind, waits.postsBlind]).toEqual([true, false]);
  expect([posts.waitsForBlind, posts.postsBlind]).toEqual([true, true]);
  expect([third, fourth, fifth].map(({ places, blinds }) => [places, blinds])).toEqual([
    [[0, 1, 2, 4], { small: 0, big: 1, posts: [3] }],
    [[0, 1, 2, 4], { small: 1, big: 2 }],
    [[0, 1, 2, 3, 4], { small: 2, big: 3 }],
  ]);
  const { next } = await read(poster, tableId);
  expect([next.waitsForBlind, next.postsBlind]).toEqual([false, false]);
  const { list } = await ask<{ list: readonly { no: number; stake: bigint }[] }>('list-hands', { query: {} }, poster);
  expect(list.find(({ no }) => no === 3)?.stake).toBeGreaterThanOrEqual(BigInt(dong(100)));
});
