import { describe, expect, test } from 'vitest';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import { verifyHand } from '@fairground/engines/cards/verify-hand';
import type { HandProof, TableView } from '@fairground/contract/rooms/table';
import type { MemberId } from '@fairground/contract/ids';
import { testDatabase } from '../../testing/database.ts';
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
    await ask('leave-table', { body: { tableId } }, member);
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
