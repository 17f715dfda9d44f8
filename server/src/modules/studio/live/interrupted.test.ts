import { parseMoney } from '@fairground/contract/money';
import { roundFinished } from '@fairground/contract/studio/pushes';
import { describe, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { openHall } from '../testing/hall.ts';
import { BETTING_MS, CANCELLED_AFTER_MS, CLOSING_MS, DEAL_MS } from './phases.ts';

const STAKE = parseMoney('5000');
const database = await testDatabase();
const hall = await openHall(database);

describe('[part of K-02] a table whose node is killed', () => {
  const phases = [
    ['while bets are open', 'roulette', 'red', []],
    ['when they are closed', 'bau-cua', 'bau', [BETTING_MS]],
    ['while the result is shown', 'xoc-dia', 'even', [BETTING_MS, CLOSING_MS]],
  ] as const;

  test.each(phases)(
    '%s: another node finishes the round from its committed seed, once, and says so',
    async (_when, kind, spot, times) => {
      const member = 400 + times.length;
      const pushes: unknown[] = [];
      const toMember = (...said: unknown[]) => void pushes.push(said);
      const other = hall.studioWith({ realtime: { ...hall.realtime, toMember } });
      const { watch, bet } = await hall.sit(member, kind);
      const before = await hall.balanceOf(member);
      const { view: opened } = await watch();
      await bet({ [spot]: '5000' });
      for (const ms of times) await hall.pass(ms);

      hall.clock.advance(5 * 60_000);
      for (const _pass of [1, 2]) await hall.recoverTables(other);
      await Promise.all([hall.recoverTables(other), hall.recoverTables()]);

      const { view } = await watch(other);
      expect(view.round).toMatchObject({ number: 1, phase: 'SETTLED', commitment: opened.round?.commitment });
      const win = view.seat?.win ?? -1n;
      expect(win).toBeGreaterThanOrEqual(0n);
      expect(await hall.balanceOf(member)).toBe(before - STAKE + win);
      expect(view.seat?.endedByRule).toBe(true);
      expect(pushes).toEqual([[roundFinished, expect.anything(), expect.objectContaining({ state: 'DONE', win })]]);
    },
  );

  test('bets whose answer was lost stand if the wallet took them, and are cancelled permanently if it did not', async () => {
    const { vendors } = hall;
    const broken = hall.studioWith({
      vendors: {
        ...vendors,
        openLine: async (code) => {
          const line = await vendors.openLine(code);
          return line && { ...line, bet: () => Promise.reject(new Error('the node dies here')) };
        },
      },
    });
    const { watch, bet } = await hall.sit(410, 'sic-bo');
    const before = await hall.balanceOf(410);
    await watch();
    await bet({ big: '5000' }, { requestId: 'taken-not-noted' });
    await asOwner(database.url, `update studio_slip set state = 'ASKED' where request_id = 'taken-not-noted'`);
    await expect(bet({ big: '7000' }, { requestId: 'never-taken', at: broken })).rejects.toThrow('dies here');

    await hall.playOut('sic-bo');

    const { rows } = await database.pool.query(
      'select request_id, state from studio_slip where member_id = 410 order by id',
    );
    expect(rows).toEqual([
      { request_id: 'taken-not-noted', state: 'TAKEN' },
      { request_id: 'never-taken', state: 'REFUSED' },
    ]);
    const { view } = await watch();
    expect(view.seat?.stake).toBe(STAKE);
    expect(await hall.balanceOf(410)).toBe(before - STAKE + (view.seat?.win ?? 0n));
    expect(await hall.refusal(bet({ big: '7000' }, { requestId: 'never-taken' }))).toBe('studio.bets-closed');
  });

  test('a round that cannot be dealt is cancelled after the published time, and every stake goes back once', async () => {
    const { watch, bet } = await hall.sit(420, 'dragon-tiger');
    const before = await hall.balanceOf(420);
    await watch();
    await bet({ dragon: '5000' });
    await bet({ tiger: '5000' });
    // The key that closed the seed is gone.
    const blind = hall.studioWith({ secretsKey: Buffer.from('another key that opens no seed..') });

    await hall.pass(BETTING_MS, blind);
    await hall.pass(CLOSING_MS, blind);
    expect((await watch(blind)).view.round?.phase).toBe('CLOSED');
    await hall.pass(CANCELLED_AFTER_MS, blind);
    await hall.pass(DEAL_MS['dragon-tiger'], blind);

    const { view } = await watch(blind);
    expect(view.round).toMatchObject({ phase: 'CANCELLED', result: null });
    expect(view.seat).toMatchObject({ isCancelled: true, stake: 2n * STAKE, win: null });
    expect(await hall.balanceOf(420)).toBe(before);
  });
});
