import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import { aRoomsFloor } from './testing/rooms.ts';

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
  await asOwner(floor.url, 'update rooms_pair set hands = 19');
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
