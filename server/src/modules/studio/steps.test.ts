import type { MemberId } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/studio/endpoints';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { writeMinorUnits } from '../vendors/index.ts';
import { INTERRUPTED_MS, ROUND_WAITS_MS } from './recover-rounds.ts';
import { openArcade, untilTold } from './testing/arcade.ts';
import { tornLine } from './testing/torn-line.ts';

const database = await testDatabase();
const arcade = await openArcade(database);
const { studio, studioWith, db } = arcade;
const { enter, ask, refusal, balanceOf, recover, clock, codeFor, sent, vendors } = arcade;

type Entered = Awaited<ReturnType<typeof enter>>;

/** As a reload does: with a new launch code each time, also when the server asks to retry. */
const openMines = (member: number) =>
  untilTold(async () => ask(contract.openGame, { body: { code: await codeFor(member, 'mines'), vendor: 'JL' } }));

/** Opens cells until the round is over or so many are open; cells are tried in their order. */
const openCells = async ({ step }: Entered, roundId: Parameters<Entered['step']>[0], count: number) => {
  let last: Awaited<ReturnType<Entered['step']>> | undefined;
  for (let cell = 0; cell < count && (last === undefined || last.round.state === 'OPEN'); cell += 1)
    last = await step(roundId, { kind: 'open', cell });
  return last;
};

describe('a game of several steps', () => {
  test('mines are placed with the bet, revealed after the last step, and paid when cashed out', async () => {
    const player = await enter(1, 'mines');
    const before = await balanceOf(1);

    const { round } = await player.play({ kind: 'mines', mines: 1 });
    const stepped = await openCells(player, round.roundId, 1);
    const cashed = stepped?.round.state === 'OPEN' ? await player.step(round.roundId, { kind: 'cash-out' }) : stepped;

    expect(round).toMatchObject({ state: 'OPEN', win: 0n, winNow: null, shown: { state: 'open', mines: null } });
    expect(cashed?.round.state).toBe('DONE');
    expect(cashed?.round.shown).toMatchObject({ mines: [expect.any(Number)] });
    expect(await balanceOf(1)).toBe(before - round.stake + (cashed?.round.win ?? 0n));
    expect(await refusal(player.step(round.roundId, { kind: 'open', cell: 9 }))).toBe('studio.round-over');
  });

  test('hi-lo shows the cards one by one', async () => {
    const { play, step } = await enter(2, 'hi-lo');
    const { round } = await play({ kind: 'hi-lo' });
    const [first] = round.shown?.kind === 'hi-lo' ? round.shown.cards : [];

    const skipped = await step(round.roundId, { kind: 'skip' });

    expect(skipped.round.shown).toMatchObject({ cards: [first, expect.any(Number)], guesses: 0 });
    expect(await refusal(step(round.roundId, { kind: 'cash-out' }))).toBe('studio.step-refused');
    expect(await refusal(step(round.roundId, { kind: 'open', cell: 1 }))).toBe('studio.step-refused');
  });

  test('a step sent by twins is one step; sent again for something else it is refused', async () => {
    const { play, step } = await enter(3, 'mines');
    const { round } = await play({ kind: 'mines', mines: 2 });
    const once = { requestId: 'the-same-step' };

    const twins = await Promise.all([1, 2, 3].map(() => step(round.roundId, { kind: 'open', cell: 4 }, once)));

    expect(twins.map((each) => each.round.steps)).toEqual([1, 2, 3].map(() => [{ kind: 'open', cell: 4 }]));
    expect(await refusal(step(round.roundId, { kind: 'open', cell: 5 }, once))).toBe('studio.request-id-taken');
  });

  test('of one game a player has one open round, which a reload resumes; nobody else can touch it', async () => {
    const { play } = await enter(4, 'mines');
    const { round } = await play({ kind: 'mines', mines: 3 });
    const stranger = await enter(5, 'mines');

    expect(await refusal(play({ kind: 'mines', mines: 3 }))).toBe('studio.round-open');
    const again = await openMines(4);
    expect(again.openRound).toEqual(round);
    expect(await refusal(stranger.step(round.roundId, { kind: 'open', cell: 0 }))).toBe('studio.round-unknown');
  });
});

describe('[part of R-08] a server that is killed', () => {
  const dice = { kind: 'dice', side: 'under', wins: 9_800 } as const;

  test.each([
    ['before the stake is taken', 'before', 'CANCELLED'],
    ['after stake and win were booked', 'after', 'DONE'],
  ] as const)('%s leaves a round that ends by rule, exactly once', async (_when, when, state) => {
    const member = when === 'before' ? 20 : 21;
    const { play, token } = await enter(member, 'dice');
    const before = await balanceOf(member);
    const at = arcade.studioWith({ vendors: tornLine(vendors, 'betAndWin', when) });
    await expect(play(dice, { at })).rejects.toThrow('killed');

    clock.advance(INTERRUPTED_MS + 1);
    await recover();
    await recover();

    const { list } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });
    expect(list).toMatchObject([{ state, endedByRule: true, nonce: 0 }]);
    const paid = state === 'DONE' ? (list[0]?.win ?? 0n) - (list[0]?.stake ?? 0n) : 0n;
    expect(await balanceOf(member)).toBe(before + paid);
    expect(sent.filter(({ push, data }) => push === 'studio.round-finished' && sameRound(data, list[0]))).toHaveLength(
      1,
    );
  });

  test.each([
    ['before the stake was taken', 'before', 22],
    ['after stake and win were booked', 'after', 23],
  ] as const)(
    '%s, a client that asks again itself gets the very same draw, before any rule is needed',
    async (_when, when, member) => {
      const { play, token } = await enter(member, 'dice');
      const before = await balanceOf(member);
      const at = arcade.studioWith({ vendors: tornLine(vendors, 'betAndWin', when) });
      await expect(play(dice, { at, requestId: 'asked-again' })).rejects.toThrow('killed');
      const [drawn] = (await ask(contract.listRounds, { body: { token, pageSize: 1 } })).list;

      const { round } = await play(dice, { requestId: 'asked-again' });

      expect(round).toMatchObject({ roundId: drawn?.roundId, nonce: 0, state: 'DONE', endedByRule: false });
      expect(await balanceOf(member)).toBe(before - round.stake + round.win);
      // Nothing of a draw is shown before its stake is known to be taken.
      expect(drawn).toMatchObject({ state: 'DRAWN', shown: null, win: 0n });
    },
  );

  test('after a stake that was taken by itself is paid the win alone, once', async () => {
    const { play, token } = await enter(30, 'dice');
    const before = await balanceOf(30);
    const at = arcade.studioWith({ vendors: tornLine(vendors, 'betAndWin', 'before') });
    await expect(play(dice, { at, requestId: 'by-itself' })).rejects.toThrow('killed');
    const [drawn] = (await ask(contract.listRounds, { body: { token, pageSize: 1 } })).list;
    const line = await vendors.openLine('JL');
    if (!drawn || !line) throw new Error('no round');
    const { game, currency, roundId: id, stake } = drawn;
    const call = { player: 30n as MemberId, game, currency, roundId: id.toString(), transactionId: `${id}:bet`, token };
    const bet = { ...call, amount: writeMinorUnits(stake, currency) };
    await expect.poll(async () => (await line.bet(bet)).code).toBe('OK');

    const { round } = await play(dice, { requestId: 'by-itself' });

    expect(round).toMatchObject({ roundId: id, state: 'DONE' });
    expect(await balanceOf(30)).toBe(before - round.stake + round.win);
  });

  test('in the middle of a stepped round leaves it to be resumed, and pays a cash-out it did not get to pay', async () => {
    const player = await enter(31, 'mines');
    const at = arcade.studioWith({ vendors: tornLine(vendors, 'bet', 'after') });
    await expect(player.play({ kind: 'mines', mines: 1 }, { at })).rejects.toThrow('killed');
    clock.advance(INTERRUPTED_MS + 1);
    await recover();
    const [resumed] = (await ask(contract.listRounds, { body: { token: player.token, pageSize: 1 } })).list;
    if (!resumed) throw new Error('no round');
    expect(resumed.state).toBe('OPEN');

    const { round } = await player.step(resumed.roundId, { kind: 'open', cell: 7 });
    const torn = arcade.studioWith({ vendors: tornLine(vendors, 'win', 'before') });
    // If the cell held the mine, there is nothing left to cash out and the step is refused instead.
    await expect(player.step(round.roundId, { kind: 'cash-out' }, { at: torn })).rejects.toThrow();
    clock.advance(INTERRUPTED_MS + 1);
    await recover();

    const [ended] = (await ask(contract.listRounds, { body: { token: player.token, pageSize: 1 } })).list;
    expect(ended).toMatchObject({ state: 'DONE', roundId: resumed.roundId });
  });
});

describe('a round that was left', () => {
  test('is cashed out after a day where something is won, and gives the stake back where no step was taken', async () => {
    const [player, idle] = [await enter(40, 'mines'), await enter(41, 'mines')];
    const before = await balanceOf(41);
    const { round } = await player.play({ kind: 'mines', mines: 1 });
    const stepped = await openCells(player, round.roundId, 1);
    await idle.play({ kind: 'mines', mines: 1 });
    clock.advance(ROUND_WAITS_MS - 1);
    await recover();
    const { openRound } = await openMines(41);
    expect(openRound?.state).toBe('OPEN');

    clock.advance(2);
    await recover();
    await recover();

    const last = async (member: number) => (await openMines(member)).lastRound;
    const won = stepped?.round.state === 'OPEN' ? stepped.round.winNow : stepped?.round.win;
    expect(await last(40)).toMatchObject({ state: 'DONE', win: won });
    expect(await last(41)).toMatchObject({ state: 'CANCELLED', endedByRule: true });
    expect(await balanceOf(41)).toBe(before);
  });
});

const sameRound = (data: unknown, round: { readonly roundId: bigint } | undefined): boolean =>
  typeof data === 'object' && data !== null && 'roundId' in data && data.roundId === round?.roundId;

describe('when the session of the site ends', () => {
  /** As the composition of the node does it. */
  const endSession = (memberId: bigint, sessionId = 1n) =>
    inTransaction(db, async (tx) =>
      studio.endSessions(
        tx,
        await vendors.endGamesWith(tx, { memberId: memberId as MemberId, sessionIds: [sessionId], at: clock.now() }),
      ),
    );

  test('the game takes neither stakes nor steps any more, on any node, and the open round is finished by its rule', async () => {
    const player = await enter(60, 'mines');
    const elsewhere = studioWith();
    const { round } = await player.play({ kind: 'mines', mines: 1 });
    await player.play({ kind: 'mines', mines: 1 }, { at: elsewhere }).catch(() => undefined);

    await endSession(60n);

    for (const at of [studio, elsewhere]) {
      expect(await refusal(player.step(round.roundId, { kind: 'open', cell: 1 }, { at }))).toBe('studio.session-over');
      expect(await refusal(player.play({ kind: 'mines', mines: 1 }, { at }))).toBe('studio.session-over');
    }
    const before = await balanceOf(60);
    clock.advance(ROUND_WAITS_MS + 1);
    await recover();
    expect(await balanceOf(60)).toBe(before + round.stake);
  });

  test('a round that is over with its stake is not played either', async () => {
    const player = await enter(61, 'dice');
    const choice = { kind: 'dice', side: 'under', wins: 4950 } as const;
    await player.play(choice);
    const before = await balanceOf(61);

    await endSession(61n);

    expect(await refusal(player.play(choice))).toBe('studio.session-over');
    expect(await balanceOf(61)).toBe(before);
  });
});
