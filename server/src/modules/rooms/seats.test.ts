import { seatCommitOf } from '@fairground/engines/cards/hand-deck';
import { expect, test } from 'vitest';
import type { TableView } from '@fairground/contract/rooms/table';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { ANN, aCallOf, byTwoPeople } from '../../testing/staff.ts';
import { anOperator, callRoute } from '../../testing/modules.ts';
import { aRoomsFloor, dong, HURRIED } from './testing/rooms.ts';

const database = await testDatabase();
const floor = await aRoomsFloor(database);
const { quick, deal, read, act, ask, askOn, aGambler, cashOf, escrows, makeDue, newId, wallet, betting, sent } = floor;

const refusal = (code: string, value?: object) => expect.objectContaining({ code, ...(value && { value }) });
const LEAST = 2_000;
const sumsMatch = async () => {
  const { people, escrow, house, pools } = await escrows();
  expect([people, house]).toEqual([escrow, pools]);
};

test('[R-06] a seat takes what is brought from the wallet, and leaving brings it back once', async () => {
  const member = await aGambler();
  const { tableId, seats, yourSeat } = await quick(member, 'tien-len-1');

  expect(await cashOf(member)).toBe(10_000_000 - LEAST);
  expect(seats.find(({ seat }) => seat === yourSeat)?.stack).toBe(dong(LEAST));
  await sumsMatch();
  const left = await Promise.all(
    [1, 2, 3].map(() => ask<{ hasLeft: boolean }>('leave-table', { body: { tableId } }, member)),
  );

  expect(left.every(({ hasLeft }) => hasLeft)).toBe(true);
  expect(await cashOf(member)).toBe(10_000_000);
  await sumsMatch();
});

test('twins of one request to sit take one seat and one amount; another seat of the game is refused', async () => {
  const member = await aGambler();
  const requestId = newId();

  const views = await Promise.all([1, 2, 3].map(() => quick(member, 'phom-1', { requestId })));

  expect(new Set(views.map(({ tableId }) => tableId)).size).toBe(1);
  expect(await cashOf(member)).toBe(10_000_000 - 3_000);
  await expect(quick(member, 'phom-2')).rejects.toEqual(
    refusal('rooms.already-seated', { tableId: views[0]?.tableId.toString() }),
  );
  await expect(quick(member, 'phom-2', { requestId })).rejects.toEqual(refusal('rooms.request-id-taken'));
  await sumsMatch();
});

test('[R-06] a quick seat finds the free one however many full tables the room has', async () => {
  const room = 'xi-dach-4-duel';
  for (let full = 0; full < 25; full += 1) {
    const { rows } = await asOwner(
      floor.url,
      `insert into rooms_table (room, game, currency, unit, seats, has_house, next_sealed, next_commitment)
       values ('${room}', 'xi-dach', 'VND', 1000000, 2, false, '', 'c') returning id`,
    );
    const { id } = rows[0] as { id: string };
    for (const seat of [0, 1])
      await asOwner(
        floor.url,
        `insert into rooms_seat (table_id, seat, member_id, name, game, currency, stack, state, escrow_account)
         values (${id}, ${seat}, ${-1 - Number(id) * 2 - seat}, 'full', 'xi-dach', 'VND', 0, 'IN_HAND', 1)`,
      );
  }
  const [one, other] = [await aGambler(100_000_000), await aGambler(100_000_000)];

  const first = await quick(one, room);
  const second = await quick(other, room);

  expect(second.tableId).toBe(first.tableId);
  await asOwner(floor.url, `delete from rooms_seat where name = 'full'`);
});

test('what cannot be brought is refused: too little, too much, parts of a chip, more than there is', async () => {
  const member = await aGambler(1_000);

  await expect(quick(member, 'tien-len-1', { buyIn: dong(100) })).rejects.toEqual(
    refusal('rooms.buy-in-refused', { least: '2000.0000', most: '40000.0000' }),
  );
  await expect(quick(member, 'tien-len-1', { buyIn: dong(1_000_000) })).rejects.toEqual(
    refusal('rooms.buy-in-refused', expect.anything() as object),
  );
  await expect(quick(member, 'holdem-1', { buyIn: dong(4_000.5) })).rejects.toEqual(
    refusal('rooms.buy-in-refused', expect.anything() as object),
  );
  await expect(quick(member, 'tien-len-1')).rejects.toEqual(refusal('rooms.insufficient-funds'));
  await expect(quick(member, 'tien-len-9')).rejects.toEqual(refusal('rooms.room-unknown'));
});

test('who comes back to a table of pots within half an hour brings what was taken away, at most the most', async () => {
  const member = await aGambler();
  const requestId = newId();
  const { tableId } = await quick(member, 'holdem-1', { buyIn: dong(12_000), requestId });
  await ask('leave-table', { body: { tableId } }, member);

  await expect(quick(member, 'holdem-1', { buyIn: dong(4_000) })).rejects.toEqual(
    refusal('rooms.buy-in-refused', { least: '12000.0000', most: '20000.0000' }),
  );
  expect((await quick(member, 'holdem-1', { buyIn: dong(12_000), requestId })).yourSeat).toBeNull();
  const other = await quick(member, 'holdem-2');
  await ask('leave-table', { body: { tableId: other.tableId } }, member);
  const back = await quick(member, 'holdem-1');

  expect(back.seats.find(({ isYou }) => isYou)?.stack).toBe(dong(12_000));
  await ask('leave-table', { body: { tableId: back.tableId } }, member);
  await asOwner(floor.url, `update rooms_departure set at = at - interval '31 minutes'`);
  const later = await quick(member, 'holdem-1');
  expect(later.seats.find(({ isYou }) => isYou)?.stack).toBe(dong(4_000));
  await ask('leave-table', { body: { tableId: later.tableId } }, member);
});

test('blocks and limits that protect a member are asked for the seat, and between hands', async () => {
  const [blocked, limited] = [await aGambler(), await aGambler()];
  await wallet.setGuard(anOperator, blocked, {
    stakesBlockedUntil: new Date('2100-01-01'),
    depositsBlockedUntil: null,
  });
  await wallet.setLimit(anOperator, limited, { measure: 'loss', period: 'day', cap: dong(2_500) });

  await expect(quick(blocked, 'tien-len-1')).rejects.toEqual(refusal('rooms.play-blocked'));
  await expect(quick(limited, 'tien-len-1', { buyIn: dong(3_000) })).rejects.toEqual(refusal('rooms.limit-reached'));
  const { tableId } = await quick(limited, 'tien-len-1');
  await wallet.setGuard(anOperator, limited, {
    stakesBlockedUntil: new Date('2100-01-01'),
    depositsBlockedUntil: null,
  });
  await makeDue(tableId);

  expect((await read(limited, tableId)).yourSeat).toBeNull();
  expect(await cashOf(limited)).toBe(10_000_000);
});

test('a private table is found by its code alone, and no players of the house sit there unless they are asked', async () => {
  const [host, guest, stranger] = [await aGambler(), await aGambler(), await aGambler()];
  const { table } = await ask<{ table: TableView }>(
    'open-private-table',
    { body: { room: 'mau-binh-1', requestId: newId(), hasHouse: false } },
    host,
  );
  const { tableId, code } = table;

  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(table.phase).toBe('WAITING');
  await expect(ask('take-seat', { body: { tableId, requestId: newId() } }, stranger)).rejects.toEqual(
    refusal('rooms.table-unknown'),
  );
  await expect(ask('take-seat', { body: { tableId, code: 'AAAAAA', requestId: newId() } }, stranger)).rejects.toEqual(
    refusal('rooms.table-unknown'),
  );
  await expect(ask('read-table', { query: { tableId } }, stranger)).rejects.toEqual(refusal('rooms.table-unknown'));
  await expect(ask('take-seat', { body: { code: 'AAAAAA', requestId: newId() } }, stranger)).rejects.toEqual(
    refusal('rooms.code-unknown'),
  );
  await expect(ask('take-seat', { body: { code, seat: table.yourSeat, requestId: newId() } }, guest)).rejects.toEqual(
    refusal('rooms.seat-taken'),
  );
  const { table: joined } = await ask<{ table: TableView }>('take-seat', { body: { code, requestId: newId() } }, guest);
  const [view] = await deal([host, guest], tableId);

  expect(joined.seats).toHaveLength(2);
  expect(view?.hand?.seats).toHaveLength(2);
  await sumsMatch();
});

test('nobody acts twice by one request, out of turn, in another hand or without a seat', async () => {
  const [member, stranger] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(member, 'ba-cay-1');
  const [view] = await deal([member], tableId);
  if (!view?.hand) throw new Error('No hand was dealt.');
  const [action] = view.hand.legal;
  if (!action) throw new Error('A seat of ba cây bets at once.');
  const requestId = newId();

  await expect(act(stranger, view, action)).rejects.toEqual(refusal('rooms.not-seated'));
  await expect(act(member, view, { do: 'fold' })).rejects.toEqual(
    refusal('rooms.action-refused', { fault: 'not-a-combination' }),
  );
  await expect(act(member, { ...view, hand: { ...view.hand, handId: 999_999n as never } }, action)).rejects.toEqual(
    refusal('rooms.hand-is-over'),
  );
  const answers = await Promise.all([1, 2, 3].map(() => act(member, view, action, requestId)));

  expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
  await expect(act(member, view, { do: 'pass' }, requestId)).rejects.toEqual(refusal('rooms.request-id-taken'));
  await expect(act(member, view, action)).rejects.toEqual(refusal('rooms.hand-is-over'));
});

test('a seed that does not fit its commitment is refused, and a missing one opens the hand anew without the seat', async () => {
  const [one, other] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(one, 'sam-loc-1');
  await quick(other, 'sam-loc-1');
  for (const member of [one, other]) await floor.commit(member, await read(member, tableId));
  for (let look = 0; look < 3; look += 1) if ((await read(one, tableId)).phase !== 'HAND') await makeDue(tableId);
  const view = await read(one, tableId);
  const bad = { body: { tableId, no: view.hand?.no, seed: 'f'.repeat(32) } };

  expect(view.hand?.state).toBe('SEEDS');
  expect(view.hand?.seeds).toEqual([]);
  await expect(ask('reveal-seed', bad, one)).rejects.toEqual(refusal('rooms.seed-refused'));
  await floor.reveal(one, view);
  await makeDue(tableId);

  const after = await read(one, tableId);
  expect(after.hand?.state).toBe('RESTARTED');
  expect(after.seats.find(({ seat }) => seat === after.yourSeat)?.state).toBe('SITTING');
  const late = await read(other, tableId);
  expect(late.seats.find(({ seat }) => seat === late.yourSeat)?.state).toBe('AWAY');
  expect(after.next.no).toBe((view.hand?.no ?? 0) + 1);
  await ask('set-ready', { body: { tableId, isReady: true } }, other);
  expect((await read(other, tableId)).next.needsCommit).toBe(true);
  for (const member of [one, other]) await ask('leave-table', { body: { tableId } }, member);
});

test('who sits out commits to no seed, which could be kept back so that no hand opens', async () => {
  const members = [await aGambler(), await aGambler()] as const;
  const { tableId } = await quick(members[0], 'tien-len-3-duel');
  await quick(members[1], 'tien-len-3-duel');
  await ask('set-ready', { body: { tableId, isReady: false } }, members[0]);
  const view = await read(members[0], tableId);

  const body = { tableId, no: view.next.no, commit: 'a'.repeat(64) };
  await expect(ask('commit-seed', { body }, members[0])).rejects.toEqual(refusal('rooms.seed-refused'));
});

test('another device commits anew in the hand before and shows its own seed; once the hand is open it cannot', async () => {
  const [member, other] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(member, 'ba-cay-4-duel');
  await quick(other, 'ba-cay-4-duel');
  const [during] = await deal([member, other], tableId);
  if (!during) throw new Error('No hand was dealt.');
  const { no } = during.next;
  const name = { game: during.room.game, table: tableId.toString(), hand: no };
  const [first, second, third] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
  const commitTo = (seed = '') =>
    ask(
      'commit-seed',
      { body: { tableId, no, commit: seatCommitOf(name, { seat: during.yourSeat ?? 0, seed }) } },
      member,
    );

  await commitTo(first);
  const { next } = await read(member, tableId);
  await commitTo(second);
  const others = (await read(other, tableId)).next;
  await floor.commit(other, await read(other, tableId));
  for (let look = 0; look < 8 && (await read(member, tableId)).hand?.no !== no; look += 1) await makeDue(tableId);
  const { hand } = await read(member, tableId);
  await expect(commitTo(third)).rejects.toEqual(refusal('rooms.seed-refused'));
  await expect(ask('reveal-seed', { body: { tableId, no, seed: first } }, member)).rejects.toEqual(
    refusal('rooms.seed-refused'),
  );
  await ask('reveal-seed', { body: { tableId, no, seed: second } }, member);
  await floor.reveal(other, await read(other, tableId));

  expect([next.needsCommit, next.yourCommit]).toEqual([
    false,
    seatCommitOf(name, { seat: during.yourSeat ?? 0, seed: first ?? '' }),
  ]);
  expect(others.yourCommit).toBeNull();
  expect([hand?.no, hand?.state]).toEqual([no, 'SEEDS']);
  expect((await read(member, tableId)).hand).toMatchObject({ no, state: 'PLAY' });
  await sumsMatch();
});

test('a hand whose node dies is played on by rule on another one, and its players go on from any device', async () => {
  const member = await aGambler();
  const { tableId } = await quick(member, 'tien-len-2');
  const [view] = await deal([member], tableId);
  const node = floor.anotherNode();
  const askThere = askOn(node);

  const again = await askThere<{ table: TableView; events: readonly { seq: number }[] }>(
    'read-table',
    { query: { tableId, hand: view?.hand?.handId, seq: '2' } },
    member,
  );
  const ended = async () =>
    (await askThere<{ list: readonly { handId: bigint }[] }>('list-hands', { query: {} }, member)).list.some(
      ({ handId }) => handId === view?.hand?.handId,
    );
  for (let steps = 0; steps < 200 && !(await ended()); steps += 1) {
    await floor.passTime(tableId);
    await node.sweep();
  }

  expect(again.events[0]?.seq).toBe(3);
  expect(again.table.hand?.view).toEqual(view?.hand?.view);
  expect(await ended()).toBe(true);
  await sumsMatch();
});

test('who leaves in a hand is played on and gets the rest of the stack once when it is over', async () => {
  const member = await aGambler();
  const { tableId } = await quick(member, 'tien-len-3');
  await deal([member], tableId);

  const { hasLeft } = await ask<{ hasLeft: boolean }>('leave-table', { body: { tableId } }, member);
  for (let steps = 0; steps < 200; steps += 1) {
    const table = await read(member, tableId);
    if (table.yourSeat === null) break;
    await makeDue(tableId);
  }

  expect(hasLeft).toBe(false);
  expect((await read(member, tableId)).seats).toEqual([]);
  const { rows } = await floor.pool.query('select net::text from rooms_result where member_id = $1', [
    member.toString(),
  ]);
  expect(await cashOf(member)).toBe(10_000_000 + Number(rows[0].net) / 10_000);
  await sumsMatch();
});

test('leaving again and again on a turn does not keep the turn open', async () => {
  const [one, other] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(one, 'tien-len-2-duel');
  await quick(other, 'tien-len-2-duel');
  await deal([one, other], tableId);
  const due = async (): Promise<unknown> => {
    const { rows } = await asOwner(
      floor.url,
      `select h.clocks -> 0 ->> 'due' as due from rooms_hand h join rooms_table t on t.hand_id = h.id where t.id = ${tableId}`,
    );
    return rows[0];
  };
  const turn = await due();
  for (const member of [one, other]) await ask('leave-table', { body: { tableId } }, member);
  const hurried = await due();

  for (const member of [one, other, one, other]) await ask('leave-table', { body: { tableId } }, member);

  expect(hurried).not.toEqual(turn);
  expect(await due()).toEqual(hurried);
});

test('who takes a seat between hands sees no card of the one who left it', async () => {
  const table = await aRoomsFloor(database, { ...HURRIED, seatingMs: 60_000 });
  const [one, other, third] = [await aGambler(), await aGambler(), await aGambler()];
  const open = { room: 'lieng-2', requestId: table.newId(), hasHouse: false };
  const {
    tableId,
    code,
    yourSeat: seat,
  } = (await table.ask<{ table: TableView }>('open-private-table', { body: open }, one)).table;
  for (const member of [other, third])
    await table.ask('take-seat', { body: { code, requestId: table.newId() } }, member);
  await table.deal([one, other, third], tableId);
  await table.ask('leave-table', { body: { tableId } }, one);
  const isOn = async (): Promise<boolean> => /^(?:HAND|PAUSE)$/.test((await table.read(third, tableId)).phase);
  for (let step = 0; step < 60 && (await isOn()); step += 1) await table.makeDue(tableId);
  const newcomer = await aGambler();

  const body = { code, seat, requestId: table.newId() };
  const { table: shown } = await table.ask<{ table: TableView }>('take-seat', { body }, newcomer);

  expect([shown.phase, shown.yourSeat]).toEqual(['SEATING', seat]);
  expect(shown.hand).toMatchObject({ state: 'SETTLED', view: { cards: [] } });
  expect((await table.read(third, tableId)).hand?.view).toMatchObject({
    cards: [1, 1, 1].map(() => expect.anything()),
  });
});

test('money is brought between hands alone, up to the most of the room, and a repeat brings it once', async () => {
  const member = await aGambler();
  const { tableId } = await quick(member, 'lieng-1');
  const requestId = newId();
  const order = { body: { tableId, requestId, amount: dong(1_000) } };

  await Promise.all([1, 2].map(() => ask('top-up', order, member)));
  expect(await cashOf(member)).toBe(10_000_000 - 6_000);
  await expect(ask('top-up', { body: { tableId, requestId, amount: dong(2_000) } }, member)).rejects.toEqual(
    refusal('rooms.request-id-taken'),
  );
  await expect(ask('top-up', { body: { tableId, requestId: newId(), amount: dong(900_000) } }, member)).rejects.toEqual(
    refusal('rooms.buy-in-refused', expect.anything() as object),
  );
  await deal([member], tableId);
  await expect(ask('top-up', { body: { tableId, requestId: newId(), amount: dong(1_000) } }, member)).rejects.toEqual(
    refusal('rooms.hand-is-on'),
  );
  await sumsMatch();
});

test('one switch sends the players of the house away from all rooms, and closes all of them', async () => {
  const asStaff = <Value>(name: string, input: object) =>
    callRoute(floor.rooms.routes, `rooms.${name}`, input, aCallOf(ANN)) as Promise<Value>;
  const turn = async (change: object): Promise<void> => {
    const { version } = await asStaff<{ version: string }>('read-room-for-staff', { query: { room: 'all' } });
    await asStaff('switch-room', { body: { room: 'all', version, reason: 'an order of the regulator', ...change } });
  };
  const [alone, late] = [await aGambler(), await aGambler()];

  await turn({ house: 'off' });
  const { tableId, seats } = await quick(alone, 'mau-binh-2');
  expect(seats).toHaveLength(1);
  const { house } = await ask<{ house: { isOn: boolean } }>('read-rules', { query: { game: 'mau-binh' } });
  expect(house.isOn).toBe(false);
  await turn({ state: 'closed' });
  expect((await ask<{ list: unknown[] }>('list-rooms', { query: {} })).list).toEqual([]);
  await expect(quick(late, 'mau-binh-3')).rejects.toEqual(refusal('rooms.room-closed'));
  await makeDue(tableId);
  expect((await read(alone, tableId)).yourSeat).toBeNull();

  await turn({ state: 'open', house: 'on' });
  expect((await quick(late, 'mau-binh-3')).seats.some(({ isHouse }) => isHouse)).toBe(true);
});

test('everybody at the table hears a phrase, and one in two seconds is enough', async () => {
  const member = await aGambler();
  const { tableId } = await quick(member, 'xi-dach-1');

  await ask('say', { body: { tableId, word: 'hello' } }, member);

  expect(sent.at(-1)).toMatchObject({ push: 'rooms.table-said', data: { word: 'hello' } });
  await expect(ask('say', { body: { tableId, word: 'rose' } }, member)).rejects.toEqual(
    refusal('rooms.too-many-phrases'),
  );
  await expect(ask('say', { body: { tableId: 999_999n, word: 'rose' } }, member)).rejects.toEqual(
    refusal('rooms.table-unknown'),
  );
});

test('a settled hand is voided by two people once; money and rake go back, and no open card is told to staff', async () => {
  const member = await aGambler();
  const { tableId } = await quick(member, 'ba-cay-2');
  const [view] = await deal([member], tableId);
  const handId = view?.hand?.handId;
  const asStaff = <Value>(name: string, input: object) =>
    callRoute(floor.rooms.routes, `rooms.${name}`, input, aCallOf(ANN)) as Promise<Value>;
  type StaffHand = {
    log: { what: string }[];
    seats: { cards: string }[];
    board: string;
    transfers: { reason: string }[];
    version: string;
    state: string;
  };
  const running = await asStaff<StaffHand>('read-hand-for-staff', { query: { handId } });
  expect(running.log.every(({ what }) => !/[♠♥♣♦]|bet/.test(what))).toBe(true);
  expect([...running.seats.map(({ cards }) => cards), running.board, running.transfers]).toEqual([
    ...running.seats.map(() => ''),
    '',
    [],
  ]);
  const [action] = view?.hand?.legal ?? [];
  if (view && action) await act(member, view, action);
  for (let steps = 0; steps < 5; steps += 1)
    if ((await read(member, tableId)).hand?.state !== 'SETTLED') await makeDue(tableId);
  const before = await asStaff<StaffHand>('read-hand-for-staff', { query: { handId } });
  expect(before.state).toBe('SETTLED');
  expect(before.seats.every(({ cards }) => /^((10|[2-9A])[♠♥♣♦] ?){3}$/.test(cards))).toBe(true);
  expect(before.transfers.length).toBeGreaterThan(0);
  expect(before.log.map(({ what }) => what)).toContainEqual(expect.stringMatching(/^acted: bet \d/));
  const stack = (await read(member, tableId)).seats.find(({ isYou }) => isYou)?.stack ?? 0n;
  const won = stack - dong(30 * 500);
  const body = { handId, version: before.version, reason: 'a mistake of the table' };
  const hold = () => asStaff<{ approvalId: bigint }>('void-hand', { body });

  await byTwoPeople(floor.approvals, async () => (await hold()).approvalId);

  expect((await asStaff<{ state: string }>('read-hand-for-staff', { query: { handId } })).state).toBe('VOID');
  expect(await cashOf(member)).toBe(10_000_000 - 15_000 - Number(won) / 10_000);
  await expect(hold()).rejects.toEqual(refusal('rooms.hand-not-voidable'));
  await sumsMatch();
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
