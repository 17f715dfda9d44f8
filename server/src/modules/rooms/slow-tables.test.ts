import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { sheetOf } from './domain/rooms.ts';
import { aRoomsFloor, HURRIED } from './testing/rooms.ts';

const floor = await aRoomsFloor(await testDatabase(), { ...HURRIED, thinksMs: 1_000, pauseMs: 7_000 });
const { quick, deal, read, aGambler, ask, newId } = floor;

test.each(CARD_GAMES)('a slow room of %s is the classic one with twice the time', (game) => {
  const [classic, slow] = (['classic', 'slow'] as const).map((style) => sheetOf({ game, level: 2, style }, 'VND'));

  expect(slow).toEqual({
    ...classic,
    ...{ style: 'slow', room: `${game}-2-slow`, paceFactor: 2 },
    ...{ turnMs: (classic?.turnMs ?? 0) * 2, bankMs: (classic?.bankMs ?? 0) * 2 },
  });
});

test('at a slow table turns, banks, players of the house and pauses take twice the time, for a quick seat and a private one', async () => {
  const member = await aGambler();
  const { tableId, room } = await quick(member, 'mau-binh-1-slow');
  const [view] = await deal([member], tableId);
  const { rows } = await floor.pool.query<{ seat: number; ms: number; bank: number }>(
    `select (c->>'seat')::int as seat, ((c->>'due')::bigint - (c->>'since')::bigint)::int as ms, (c->>'bank')::int as bank
       from rooms_table t join rooms_hand h on h.id = t.hand_id, jsonb_array_elements(h.clocks) c where t.id = $1`,
    [tableId.toString()],
  );

  expect([room.style, room.turnSeconds]).toEqual(['slow', 120]);
  const own = view?.hand?.yours;
  const clocks = rows.map(({ seat, ms, bank }) => [seat === own ? 'own' : 'house', ms, bank]);
  expect(clocks).toContainEqual(['own', 180_000, 60_000]);
  expect(clocks.filter(([who]) => who === 'house').length).toBeGreaterThan(0);
  for (const clock of clocks.filter(([who]) => who === 'house')) expect(clock).toEqual(['house', 2_000, 0]);
  for (let steps = 0; steps < 5 && (await read(member, tableId)).hand?.state !== 'SETTLED'; steps += 1)
    await floor.makeDue(tableId);
  const { hand, movesInMs } = await read(member, tableId);
  expect(hand?.state).toBe('SETTLED');
  expect(movesInMs).toBeGreaterThan(7_000);
  expect(movesInMs).toBeLessThanOrEqual(14_000);

  const { table } = await ask<{ table: typeof view & object }>(
    'open-private-table',
    { body: { room: 'lieng-1-slow', requestId: newId(), hasHouse: false } },
    await aGambler(),
  );
  expect([table.code?.length, table.room.turnSeconds]).toEqual([6, 30]);
});
