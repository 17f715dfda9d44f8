import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import { testDatabase } from '../../testing/database.ts';
import { aRoomsFloor } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase());
const { quick, deal, read, act, askOn, aGambler, cashOf, escrows, passTime, newId, rooms, wallet, betting } = floor;
const other = floor.anotherNode();
const NODES = [rooms, other, rooms, other];
/** The same order four times at once, by two nodes. */
const atOnce = <Value>(name: string, input: object, member: MemberId): Promise<Value[]> =>
  Promise.all(NODES.map((node) => askOn(node)<Value>(name, input, member)));
const outcomes = async (asked: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(asked)).map((each) =>
    each.status === 'fulfilled' ? 'done' : ((each.reason as { code?: string }).code ?? String(each.reason)),
  );
const sumsMatch = async (): Promise<void> => {
  const { people, escrow, house, pools } = await escrows();
  expect([people, house]).toEqual([escrow, pools]);
};

test('a private table that is asked for by twins on two nodes is one seat and one amount', async () => {
  const member = await aGambler();

  const answers = await atOnce<{ table: TableView }>(
    'open-private-table',
    { body: { room: 'phom-1', requestId: newId(), hasHouse: false } },
    member,
  );

  expect(new Set(answers.map(({ table }) => table.tableId)).size).toBe(1);
  expect(await cashOf(member)).toBe(10_000_000 - 3_000);
  await sumsMatch();
});

test('one seat that two people want at once is taken by one of them, and the last seat of a table too', async () => {
  const [host, one, two] = [await aGambler(), await aGambler(), await aGambler()];
  const { table } = await askOn(rooms)<{ table: TableView }>(
    'open-private-table',
    { body: { room: 'tien-len-1-duel', requestId: newId(), hasHouse: false } },
    host,
  );
  const order = (member: MemberId, node = rooms) =>
    askOn(node)('take-seat', { body: { code: table.code, requestId: newId() } }, member);

  const told = await outcomes([order(one), order(two, other)]);

  expect(told.toSorted()).toEqual(['done', 'rooms.table-full']);
  expect((await read(host, table.tableId)).seats).toHaveLength(2);
  await sumsMatch();
});

test('seeds and actions that are sent again by two nodes at once count once, and a hand is paid once', async () => {
  const [one, two] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(one, 'ba-cay-3-duel');
  await quick(two, 'ba-cay-3-duel');
  const [view] = await deal([one, two], tableId);
  const seed = floor.seedOf(one, view?.hand?.no ?? 0);
  const shown = await atOnce<{ table: TableView }>('reveal-seed', { body: { tableId, no: view?.hand?.no, seed } }, one);
  expect(new Set(shown.map(({ table }) => table.hand?.seq)).size).toBe(1);
  for (const member of [one, two]) {
    const seen = await read(member, tableId);
    const [action] = seen.hand?.legal ?? [];
    const body = { tableId, hand: seen.hand?.handId, requestId: newId(), action };
    const answers = await atOnce<{ seq: number }>('act', { body }, member);
    expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
  }
  await passTime(tableId);
  await Promise.all(NODES.map((node) => node.sweep()));

  const { rows } = await floor.pool.query(
    `select count(*)::int as bets, count(distinct round_id)::int as rounds from betting_bet where member_id = any($1)`,
    [[one.toString(), two.toString()]],
  );
  expect(rows[0]).toEqual({ bets: 2, rounds: 1 });
  await sumsMatch();
  const left = await atOnce<{ hasLeft: boolean }>('leave-table', { body: { tableId } }, one);
  expect(left.every(({ hasLeft }) => hasLeft)).toBe(true);
  expect((await cashOf(one)) + (await cashOf(two))).toBeLessThanOrEqual(20_000_000);
  await sumsMatch();
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});

test('who is ready, sits out or acts after the hand is over changes nothing twice', async () => {
  const member = await aGambler();
  const { tableId } = await quick(member, 'xi-dach-2');
  await atOnce('set-ready', { body: { tableId, isReady: false } }, member);
  const away = await read(member, tableId);
  await atOnce('set-ready', { body: { tableId, isReady: true } }, member);
  const back = await read(member, tableId);

  const stateOf = ({ seats }: TableView) => seats.find(({ isYou }) => isYou)?.state;
  expect([stateOf(away), stateOf(back)]).toEqual(['AWAY', 'SITTING']);
  const [view] = await deal([member], tableId);
  await passTime(tableId);
  for (let steps = 0; steps < 30 && (await read(member, tableId)).hand?.state === 'PLAY'; steps += 1) {
    await passTime(tableId);
    await rooms.sweep();
  }
  if (!view) throw new Error('No hand was dealt.');
  const late = await outcomes([act(member, view, { do: 'stand' }), act(member, view, { do: 'bet', units: 1 })]);
  expect(late).toEqual(['rooms.hand-is-over', 'rooms.hand-is-over']);
  await sumsMatch();
});
