import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aRoomsFloor } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase());
const { quick, deal, read, act, aGambler, makeDue } = floor;

/** Makes every clock of the table so much older. */
const letPass = (tableId: TableView['tableId'], ms: number) =>
  asOwner(
    floor.url,
    `update rooms_hand h set clocks = (select jsonb_agg(c || jsonb_build_object('since', (c->>'since')::bigint - ${ms}, 'due', (c->>'due')::bigint - ${ms}))
                                        from jsonb_array_elements(h.clocks) c)
       from rooms_table t where t.id = ${tableId} and h.id = t.hand_id;
     update rooms_table set moves_at = moves_at - interval '${ms} milliseconds' where id = ${tableId}`,
  );

test('what a turn takes beyond its time comes out of the bank of the hand, and a new hand has a full one', async () => {
  const members: readonly MemberId[] = [await aGambler(), await aGambler()];
  const [one = 0n as MemberId, other = 0n as MemberId] = members;
  const { tableId } = await quick(one, 'tien-len-1-duel');
  await quick(other, 'tien-len-1-duel');
  const views = await deal(members, tableId);
  const at = views.findIndex(({ hand }) => (hand?.legal.length ?? 0) > 0);
  const [leader = one, follower = other] = [members[at], members[1 - at]];
  const place = views[at]?.yourSeat;
  const clockOf = async () => (await read(leader, tableId)).hand?.clocks.find(({ seat }) => seat === place);
  const bankOf = async (): Promise<number> =>
    (await floor.pool.query('select bank_ms from rooms_seat where member_id = $1', [leader.toString()])).rows[0]
      ?.bank_ms;
  const actAs = async (
    member: MemberId,
    choose: (view: TableView) => NonNullable<TableView['hand']>['legal'][number] | undefined,
  ) => {
    const view = await read(member, tableId);
    const action = choose(view);
    if (!action) throw new Error('It is not the turn of this seat.');
    await act(member, view, action);
  };
  const first = await clockOf();

  await letPass(tableId, 25_000);
  await actAs(leader, ({ hand }) => hand?.legal[0]);
  const left = await bankOf();
  await actAs(follower, ({ hand }) => hand?.legal.find((action) => action.do === 'pass'));
  const second = await clockOf();
  await letPass(tableId, 5_000);
  await actAs(leader, ({ hand }) => hand?.legal[0]);
  const kept = await bankOf();
  await actAs(follower, ({ hand }) => hand?.legal.find((action) => action.do === 'pass'));
  await makeDue(tableId);

  expect(first).toMatchObject({ bankMs: 30_000 });
  expect(left).toBeGreaterThan(15_000);
  expect(left).toBeLessThanOrEqual(20_000);
  expect(second).toMatchObject({ bankMs: left });
  expect(second?.dueInMs).toBeLessThanOrEqual(15_000 + left);
  expect(kept).toBe(left);
  expect(await bankOf()).toBe(0);
  for (let steps = 0; steps < 200 && (await read(leader, tableId)).hand?.state === 'PLAY'; steps += 1)
    await makeDue(tableId);
  for (const member of members) await floor.ask('set-ready', { body: { tableId, isReady: true } }, member);
  await deal(members, tableId);
  expect(await bankOf()).toBe(30_000);
});
