import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aRoomsFloor } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase());
const { quick, deal, read, ask, aGambler, cashOf, escrows } = floor;

test.each([
  ['raises an error', 'tien-len-1', '{"hands": 7}'],
  ['does nothing', 'tien-len-2', '{}'],
])(
  '[part of regulation 17] a hand that cannot go on for ten minutes because its engine %s is cancelled: nobody lost a bet, and the next one opens',
  async (_what, room, state) => {
    const [one, leaving] = [await aGambler(), await aGambler()];
    const { tableId } = await quick(one, room);
    await quick(leaving, room);
    const [view] = await deal([one, leaving], tableId);
    const handId = view?.hand?.handId;
    await ask('leave-table', { body: { tableId } }, leaving);
    const stacks = (await read(one, tableId)).seats.map(({ seat, stack }) => [seat, stack]);
    /** Its engine cannot read the state, and since so long the table ought to have gone on. */
    const stuckFor = async (seconds: number): Promise<void> => {
      await asOwner(
        floor.url,
        `update rooms_hand set state = '${state}' where id = ${handId};
       update rooms_table set moves_at = clock_timestamp() - interval '${seconds} seconds' where id = ${tableId}`,
      );
      await floor.rooms.sweep();
    };
    const statusOf = async (): Promise<unknown> =>
      (await floor.pool.query('select status from rooms_hand where id = $1', [String(handId)])).rows[0]?.status;

    await asOwner(floor.url, `update rooms_hand set opened_at = opened_at - interval '1 hour' where id = ${handId}`);
    await stuckFor(590);
    const before = await statusOf();
    await stuckFor(601);
    const after = await read(one, tableId);

    expect([before, await statusOf()]).toEqual(['PLAY', 'CANCELLED']);
    expect([after.hand?.state, after.hand?.view, after.hand?.result]).toEqual(['CANCELLED', null, null]);
    expect(after.seats.map(({ seat, stack }) => [seat, stack])).toEqual(stacks);
    const { rows } = await floor.pool.query('select count(*)::int as bets from betting_bet where member_id = any($1)', [
      [one.toString(), leaving.toString()],
    ]);
    expect(rows[0]).toEqual({ bets: 0 });
    const [next] = await deal([one], tableId);
    expect(next?.hand?.no).toBe((view?.hand?.no ?? 0) + 1);
    // Now and then a hand is won as it is dealt.
    expect(['PLAY', 'SETTLED']).toContain(next?.hand?.state);
    expect((await read(leaving, tableId)).yourSeat).toBeNull();
    expect(await cashOf(leaving)).toBe(10_000_000);
    const { people, escrow, house, pools } = await escrows();
    expect([people, house]).toEqual([escrow, pools]);
  },
);
