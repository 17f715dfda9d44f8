import { parseMoney } from '@fairground/contract/money';
import { TABLE_KINDS } from '@fairground/contract/studio/game';
import * as contract from '@fairground/contract/studio/endpoints';
import { publicValueOf } from '@fairground/engines/fair/shared-round';
import { verifyDraw } from '@fairground/engines/fair/verify';
import { payout } from '@fairground/engines/maths/payout';
import { returnOfAll } from '@fairground/engines/tables/table-game';
import { tableGame } from '@fairground/engines/tables/table-games';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { openHall } from '../testing/hall.ts';
import { BETTING_MS, CLOSING_MS } from './phases.ts';

const database = await testDatabase();

/** A bet of every game that takes the least of its table. */
const A_BET = {
  baccarat: { banker: '5000', tie: '1000' },
  roulette: { red: '5000', 'straight:17': '1000' },
  'sic-bo': { big: '5000', 'total:9': '1000' },
  'dragon-tiger': { dragon: '5000', tie: '1000' },
  'bau-cua': { bau: '5000', cua: '1000' },
  'xoc-dia': { even: '5000', 'two-two': '1000' },
  'fan-tan': { odd: '5000', 'nim:1-2': '1000' },
  'money-wheel': { one: '5000', sun: '1000' },
} as const;

describe('[part of K-02] a live table', async () => {
  const hall = await openHall(database);
  const { sit, pass, playOut, balanceOf, refusal, ask } = hall;

  // Blackjack asks its players between the bets and the result: its tests stand beside its code.
  const SHARED_RESULTS = TABLE_KINDS.filter((kind) => kind !== 'blackjack');

  test.each(SHARED_RESULTS)(
    '%s: bets are taken, dealt from the commitment, paid once, and every player can verify it',
    async (kind) => {
      const member = 300 + TABLE_KINDS.indexOf(kind);
      const { watch, bet, token, enter } = await sit(member, kind);
      const before = await balanceOf(member);
      const { view: opened } = await watch();
      const placed = await bet(A_BET[kind]);

      await playOut(kind);
      const { view, funds } = await watch();
      const { list } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });
      const proof = await ask(contract.readRound, { body: { token, roundId: list[0]?.roundId as never } });

      expect(opened.round).toMatchObject({
        number: 1,
        phase: 'OPEN',
        publicValue: null,
        result: null,
        serverSeed: null,
      });
      expect(placed.funds?.balance).toBe(before - parseMoney('6000'));
      expect(view.round).toMatchObject({ phase: 'SETTLED', commitment: opened.round?.commitment });
      const { shared, serverSeed, commitment, clientSeed, model, rules, round } = proof;
      expect(clientSeed).toBe(
        publicValueOf({
          game: shared?.table ?? '',
          round: '1',
          bets: shared?.betIds ?? [],
          beacon: shared?.beacon ?? '',
        }),
      );
      const drawn = verifyDraw(serverSeed ?? '', commitment, { game: model, clientSeed, nonce: 1 });
      if ('fault' in drawn) throw new Error(drawn.fault);
      const game = tableGame(kind);
      const result = game.deal(drawn.words, rules);
      expect(round.shown).toEqual(result);
      const bets = round.choice.kind === kind ? round.choice.bets : [];
      const win = payout(
        round.stake,
        returnOfAll(bets, (spot) => game.returnOf(rules, result, spot)),
      );
      expect(view.seat?.win).toBe(win);
      expect(await balanceOf(member)).toBe(before - round.stake + win);
      expect(funds?.balance).toBe(await balanceOf(member));
      expect((await enter()).past).toEqual([{ number: 1, result }]);
    },
  );

  test('everybody at the table shares the round and sees what the others stake', async () => {
    const [one, two] = [await sit(320, 'baccarat'), await sit(321, 'baccarat')];
    const number = await nextRound(one);
    await one.bet({ player: '1000', banker: '3000' }, { number });

    const { view } = await two.bet({ player: '2000' }, { number });
    await playOut('baccarat');

    expect(view.players).toBe(2);
    expect(view.totals).toEqual([
      { spot: 'banker', amount: parseMoney('3000') },
      { spot: 'player', amount: parseMoney('3000') },
    ]);
    const [seen, alsoSeen] = [await one.watch(), await two.watch()];
    expect(seen.view.round).toEqual(alsoSeen.view.round);
    // The sides of one player that stand against each other count their difference; a tie counts nothing.
    const { rows } = await database.pool.query('select valid_bet, stake from studio_seat where member_id = 320');
    const isTie = await isTied(two);
    expect(rows).toEqual([{ valid_bet: isTie ? 0n : parseMoney('2000'), stake: parseMoney('4000') }]);
    // The register of bets has the same.
    const { rows: booked } = await database.pool.query(
      'select sum(valid_bet)::bigint as valid_bet, sum(stake)::bigint as stake from betting_bet where member_id = 320',
    );
    expect(booked).toEqual(rows);
  });

  const isTied = async ({ enter }: Pick<Awaited<ReturnType<typeof sit>>, 'enter'>): Promise<boolean> => {
    const last = (await enter()).past.at(-1)?.result;
    const game = tableGame('baccarat');
    return last !== undefined && game.returnOf(game.rules, last, 'tie').n > 0n;
  };

  /** A round of the table that takes bets: another node opens it, for the first one waits for ever. */
  const nextRound = async ({ watch }: Pick<Awaited<ReturnType<typeof sit>>, 'watch'>): Promise<number> => {
    hall.clock.advance(20_000);
    const node = hall.studioWith();
    for (;;) {
      const { view } = await watch(node);
      if (view.round?.phase === 'OPEN') return view.round.number;
    }
  };

  test('who has taken back every bet of a round bets again in the same one, and pays for what stands', async () => {
    const player = await sit(339, 'baccarat');
    const before = await balanceOf(339);
    const number = await nextRound(player);
    await player.bet({ tie: '1000' }, { requestId: 'the-only-slip', number });
    await player.undo('the-only-slip');

    expect(await balanceOf(339)).toBe(before);
    await player.bet({ tie: '2000' }, { requestId: 'the-second-slip', number });
    await player.undo('the-second-slip');
    const { view } = await player.bet({ tie: '3000' }, { requestId: 'the-third-slip', number });
    // A request of an emptied seat is still known, and places no bet again.
    await player.bet({ tie: '1000' }, { requestId: 'the-only-slip', number });

    expect(view.seat?.slips.map(({ requestId }) => requestId)).toEqual(['the-third-slip']);
    expect(await balanceOf(339)).toBe(before - parseMoney('3000'));
    await playOut('baccarat');
    const { rows } = await database.pool.query(
      'select state, stake from studio_seat where member_id = 339 order by id',
    );
    expect(rows).toEqual([
      { state: 'CANCELLED', stake: 0n },
      { state: 'CANCELLED', stake: 0n },
      { state: 'DONE', stake: parseMoney('3000') },
    ]);
    const seen = await player.watch();
    expect(await balanceOf(339)).toBe(before - parseMoney('3000') + (seen.view.seat?.win ?? 0n));
  });

  test('a request counts once however often it comes; taken back, its stake returns; too late, both are refused', async () => {
    const player = await sit(330, 'baccarat');
    const before = await balanceOf(330);
    const number = await nextRound(player);

    await Promise.all([1, 2, 3].map(() => player.bet({ tie: '1000' }, { requestId: 'the-same-bets', number })));
    await player.bet({ banker: '2000' }, { requestId: 'another-slip', number });
    expect(await refusal(player.bet({ tie: '2000' }, { requestId: 'the-same-bets', number }))).toBe(
      'studio.request-id-taken',
    );
    const { view } = await player.undo('another-slip');
    await player.undo('another-slip');

    expect(view.seat?.slips.map(({ requestId }) => requestId)).toEqual(['the-same-bets']);
    expect(await balanceOf(330)).toBe(before - parseMoney('1000'));
    await pass(BETTING_MS);
    expect(await refusal(player.bet({ tie: '1000' }, { number }))).toBe('studio.bets-closed');
    expect(await refusal(player.undo('the-same-bets'))).toBe('studio.bets-closed');
    expect(await refusal(player.undo('never-placed'))).toBe('studio.slip-unknown');
    await pass(CLOSING_MS);
    await pass(20_000);
  });

  test('limits hold for the spot and for the table, and what is no bet is none', async () => {
    const player = await sit(331, 'baccarat');
    const number = await nextRound(player);
    const { limits } = await player.enter();
    const most = limits.spots.find(({ spot }) => spot === 'tie')?.max ?? 0n;

    expect(await refusal(player.bet({ tie: String((most + 10_000_000n) / 10_000n) }, { number }))).toBe(
      'studio.table-limit',
    );
    expect(await refusal(player.bet({ 'straight:1': '1000' }, { number }))).toBe('studio.bet-refused');
    expect(await refusal(player.bet({ tie: '0.5' }, { number }))).toBe('studio.bet-refused');
    expect(await refusal(player.bet({ tie: '1000' }, { number: number + 1 }))).toBe('studio.bets-closed');
    await playOut('baccarat');
  });

  test('a table nobody looks at opens no round', async () => {
    const { watch } = await sit(332, 'xoc-dia');
    await watch();
    await playOut('xoc-dia');
    hall.clock.advance(10 * 60_000);

    await hall.recoverTables();

    const { rows } = await database.pool.query(
      `select count(*)::int as rounds from studio_table_round r join studio_table t on t.id = r.table_id
        where t.model = 'xoc-dia' and r.state = 'OPEN'`,
    );
    expect(rows).toEqual([{ rounds: 0 }]);
  });
});
