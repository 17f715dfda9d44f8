import { expect, test } from 'vitest';
import type { TableView } from '@fairground/contract/rooms/table';
import type { MemberId } from '@fairground/contract/ids';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import { aRoomsFloor, dong } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase());
const { quick, deal, read, act, aGambler, makeDue, announced } = floor;

type Partner = { otherId: bigint; hands: number; paid: number; received: number; signals: readonly string[] };
const partnersOf = async (memberId: MemberId): Promise<readonly Partner[]> => {
  const { list } = (await callRoute(
    floor.rooms.routes,
    'rooms.list-partners-for-staff',
    { query: { memberId } },
    aCallOf(ANN),
  )) as { list: readonly Partner[] };
  return list;
};

test('what two members do for each other is summed for staff, and announced once when people should look', async () => {
  const [one, other] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(one, 'ba-cay-1-duel');
  await quick(other, 'ba-cay-1-duel');
  const playOne = async (): Promise<void> => {
    await deal([one, other], tableId);
    for (const member of [one, other]) {
      const view = await read(member, tableId);
      const action = view.hand?.legal.at(-1);
      if (action) await act(member, view, action);
    }
    for (let look = 0; look < 4; look += 1)
      if ((await read(one, tableId)).hand?.state === 'PLAY') await makeDue(tableId);
  };

  await playOne();
  const [first] = await partnersOf(one);
  await asOwner(floor.url, 'update rooms_pair set hands = 19, alone = 0');
  await playOne();
  await playOne();

  expect(first).toMatchObject({ otherId: other, hands: 1, signals: [] });
  const [[of], [back]] = [await partnersOf(one), await partnersOf(other)];
  expect(of).toMatchObject({ otherId: other, hands: 21 });
  expect(of?.signals).toContain('together');
  expect([of?.paid, of?.received]).toEqual([back?.received, back?.paid]);
  const facts = announced.filter(({ name }) => name === 'rooms.pair-noticed');
  expect(facts).toContainEqual(
    expect.objectContaining({
      payload: expect.objectContaining({ payer: one.toString(), other: other.toString(), hands: 20 }) as object,
    }),
  );
  expect(facts.filter(({ payload }) => (payload as { payer: string }).payer === one.toString())).toHaveLength(1);
});

test('a stack that is lost in one hand is announced, and so are two who play three hands at a table of their own', async () => {
  const [host, guest] = [await aGambler(), await aGambler()];
  const { table } = await floor.ask<{ table: TableView }>(
    'open-private-table',
    { body: { room: 'holdem-1', requestId: floor.newId(), buyIn: dong(20_000), hasHouse: false } },
    host,
  );
  const { tableId, code } = table;
  await floor.ask('take-seat', { body: { code, requestId: floor.newId(), buyIn: dong(20_000) } }, guest);
  const members = [host, guest];
  const signalsOf = async () =>
    [...(await partnersOf(host)), ...(await partnersOf(guest))].flatMap((row) => row.signals);
  const playOne = async (isAllIn: boolean): Promise<void> => {
    await deal(members, tableId);
    for (let steps = 0; steps < 20; steps += 1) {
      const views = await Promise.all(members.map((member) => read(member, tableId)));
      if (views[0]?.hand?.state !== 'PLAY') return;
      const at = views.findIndex(({ hand }) => (hand?.legal.length ?? 0) > 0);
      const [member, view] = [members[at], views[at]];
      const action = view?.hand?.legal.findLast(({ do: what }) =>
        isAllIn ? what === 'raise' || what === 'call' || what === 'check' : what === 'fold',
      );
      if (member !== undefined && view && action) await act(member, view, action);
      else await makeDue(tableId);
    }
  };

  for (let hands = 0; hands < 3 && !(await signalsOf()).includes('large-flow'); hands += 1) {
    await playOne(true);
    // Equal hands share the pot: the loser of a stack has to bring another one.
    for (const member of members) {
      const own = (await read(member, tableId)).seats.find(({ isYou }) => isYou);
      if (own?.stack === 0n)
        await floor.ask('top-up', { body: { tableId, requestId: floor.newId(), amount: dong(20_000) } }, member);
      await floor.ask('set-ready', { body: { tableId, isReady: true } }, member);
    }
  }
  const large = await signalsOf();
  await asOwner(floor.url, 'update rooms_pair set alone = 2 where alone > 0');
  await playOne(false);

  expect(large).toContain('large-flow');
  expect(await signalsOf()).toContain('together');
});
