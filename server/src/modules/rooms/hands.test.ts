import { describe, expect, test } from 'vitest';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import { verifyHand } from '@fairground/engines/cards/verify-hand';
import type { HandProof, HandRow, TableView } from '@fairground/contract/rooms/table';
import type { MemberId } from '@fairground/contract/ids';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aRoomsFloor } from './testing/rooms.ts';

const database = await testDatabase();
const floor = await aRoomsFloor(database);
const { quick, deal, read, act, ask, aGambler, escrows, makeDue, wallet, betting } = floor;

/** Plays a hand to its end: people take the first legal action, the house plays by its rules. */
const playOut = async (members: readonly MemberId[], tableId: TableView['tableId'], look = async () => {}) => {
  for (let steps = 0; steps < 400; steps += 1) {
    await look();
    const views = await Promise.all(members.map(async (member) => ({ member, view: await read(member, tableId) })));
    const [first] = views;
    if (first?.view.hand?.state !== 'PLAY') return first?.view;
    const next = views.find(({ view }) => view.hand && view.hand.legal.length > 0);
    const action = next?.view.hand?.legal[0];
    if (next && action) await act(next.member, next.view, action);
    else await makeDue(tableId);
  }
  throw new Error('The hand does not end.');
};

describe.each(CARD_GAMES)('%s', (game) => {
  test('[R-06] a lone person is dealt in with players of the house, and a hand ends with all money accounted for', async () => {
    const member = await aGambler();

    const { tableId } = await quick(member, `${game}-1`);
    const [view] = await deal([member], tableId);
    expect(view?.hand?.state).toBe('PLAY');
    expect(view?.seats.filter(({ isHouse }) => isHouse).length).toBeGreaterThan(0);
    const after = await playOut([member], tableId, async () => {
      const { people, escrow, house, pools } = await escrows();
      expect([people, house]).toEqual([escrow, pools]);
    });

    const result = after?.hand?.result;
    const sum = result?.seats.reduce((all, { net }) => all + net, 0n) ?? 1n;
    expect(sum).toBe(-(result?.rake ?? 0n));
    const { people, escrow, house, pools } = await escrows();
    expect([people, house]).toEqual([escrow, pools]);
    const proof = await ask<HandProof>('read-hand-proof', { query: { handId: after?.hand?.handId } }, member);
    expect(verifyHand({ ...proof })).toEqual([]);
    const replayed = await ask<{ views: unknown[]; events: unknown[] }>(
      'read-hand',
      { query: { handId: after?.hand?.handId } },
      member,
    );
    expect(replayed.views).toHaveLength(replayed.events.length + 1);
    // What the replay ends with is what was seen at the table when it was over.
    expect(replayed.views.at(-1)).toEqual(after?.hand?.view);
    await ask('leave-table', { body: { tableId } }, member);
    const { list } = await ask<{ list: readonly HandRow[] }>('list-hands', { query: { game } }, member);
    const row = list.find(({ handId }) => handId === after?.hand?.handId);
    const own = result?.seats.find(({ seat }) => seat === after?.yourSeat);
    expect(row).toMatchObject({ net: own?.net, before: view?.seats.find(({ isYou }) => isYou)?.stack });
    expect((row?.before ?? 0n) + (row?.net ?? 0n)).toBe(row?.after);
    expect((row?.payout ?? 0n) - (row?.stake ?? 0n)).toBe(row?.net);
    expect((await wallet.prove()).faults).toEqual([]);
    expect((await betting.prove()).faults).toEqual([]);
  });
});

test.each(['holdem', 'lieng'] as const)(
  'the seed of a hand of %s stays hidden for 24 hours; cards that were seen are proved at once, all of them afterwards',
  async (game) => {
    const member = await aGambler();
    const { tableId } = await quick(member, `${game}-2`);
    await deal([member], tableId);
    const after = await playOut([member], tableId);
    const handId = after?.hand?.handId;
    const { rows } = await floor.pool.query('select ended_at from rooms_hand where id = $1', [String(handId)]);
    const endedAt = rows[0]?.ended_at as Date;
    const proofAt = (ms: number): Promise<HandProof> => {
      floor.clock.set(new Date(endedAt.getTime() + ms));
      return ask<HandProof>('read-hand-proof', { query: { handId } }, member);
    };

    const hidden = await proofAt(86_400_000 - 1);
    const told = await proofAt(86_400_000);

    expect(hidden).toMatchObject({ serverSeed: null, seedFrom: new Date(endedAt.getTime() + 86_400_000) });
    expect(hidden.shown.length).toBeGreaterThan(0);
    expect(hidden.shown.length).toBeLessThan(52);
    expect(told.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect([verifyHand({ ...hidden }), verifyHand({ ...told })]).toEqual([[], []]);
    await ask('leave-table', { body: { tableId } }, member);
  },
);

test('past hands are listed page by page, also after the table was left, and to their own players alone', async () => {
  const [member, other] = [await aGambler(), await aGambler()];
  const { tableId } = await quick(member, 'ba-cay-2');
  await deal([member], tableId);
  await playOut([member], tableId);
  await ask('leave-table', { body: { tableId } }, member);
  // A page holds thirty: the same hand stands for as many others.
  await asOwner(
    floor.url,
    `insert into rooms_hand (table_id, no, room, game, currency, unit, rules_hash, sealed, commitment, seats, button, commits, status, result, ended_at)
     select h.table_id, h.no + n, h.room, h.game, h.currency, h.unit, h.rules_hash, h.sealed, h.commitment, h.seats, h.button, h.commits, h.status, h.result, h.ended_at
       from rooms_hand h join rooms_result r on r.hand_id = h.id and r.member_id = ${member}, generate_series(1, 30) n;
     insert into rooms_result (hand_id, seat, member_id, net, rake, stake, payout)
     select h.id, r.seat, r.member_id, r.net, r.rake, r.stake, r.payout
       from rooms_result r join rooms_hand f on f.id = r.hand_id join rooms_hand h on h.table_id = f.table_id and h.id <> f.id
      where r.member_id = ${member}`,
  );
  type Page = { readonly list: readonly HandRow[]; readonly next: bigint | null };
  const pageOf = (before?: bigint | null): Promise<Page> => ask('list-hands', { query: { before } }, member);

  const first = await pageOf();
  const second = await pageOf(first.next);

  expect([first.list.length, second.list.length, second.next]).toEqual([30, 1, null]);
  expect(new Set([...first.list, ...second.list].map(({ handId }) => handId)).size).toBe(31);
  expect((await ask<Page>('list-hands', { query: {} }, other)).list).toEqual([]);
  await expect(ask('read-hand', { query: { handId: first.list[0]?.handId } }, other)).rejects.toMatchObject({
    code: 'rooms.hand-unknown',
  });
});
