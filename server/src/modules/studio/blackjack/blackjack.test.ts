import { parseMoney } from '@fairground/contract/money';
import type { Decision } from '@fairground/contract/studio/hands';
import * as tables from '@fairground/contract/live-tables/endpoints';
import * as contract from '@fairground/contract/studio/endpoints';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { isNatural } from '@fairground/engines/tables/blackjack';
import { describe, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { BETTING_MS, CLOSING_MS, DEAL_MS } from '../live/phases.ts';
import { untilTold } from '../testing/arcade.ts';
import { openHall } from '../testing/hall.ts';
import { DECIDING_MS } from './run-hands.ts';

const database = await testDatabase();
const hall = await openHall(database);
const { sit, pass, balanceOf, refusal, ask, clock } = hall;
const STAKE = parseMoney('5000');

type Player = Awaited<ReturnType<typeof seat>>;
let requests = 0;

const seat = async (member: number, funds?: bigint) => {
  const at = await sit(member, 'blackjack', funds);
  const decide = (
    decision: Decision,
    { number, place, requestId = `decision-${(requests += 1)}`, on = hall.studio }: DecideOptions,
  ) =>
    untilTold(() =>
      ask(tables.decideHand, { body: { token: at.token, requestId, number, place, decision } }, { at: on }),
    );
  const proof = async () => {
    const { list } = await ask(contract.listRounds, { body: { token: at.token, pageSize: 1 } });
    return ask(contract.readRound, { body: { token: at.token, roundId: list[0]?.roundId as never } });
  };
  return { ...at, member, decide, proof };
};
type DecideOptions = {
  readonly number: number;
  readonly place: number;
  readonly requestId?: string;
  readonly on?: typeof hall.studio;
};

/** A round that takes bets: another node opens it, for the first one waits for ever. */
const nextRound = async ({ watch }: Pick<Player, 'watch'>): Promise<number> => {
  clock.advance(20_000);
  const node = hall.studioWith();
  for (;;) {
    const { view } = await watch(node);
    if (view.round?.phase === 'OPEN') return view.round.number;
  }
};

/** The time from one phase to the next, with what is due then. */
const close = async (): Promise<void> => {
  await pass(BETTING_MS);
  await pass(CLOSING_MS);
};
const finish = async (): Promise<void> => {
  for (const ms of [DECIDING_MS, DEAL_MS.blackjack]) await pass(ms);
};

const viewOf = async ({ watch }: Pick<Player, 'watch'>) => (await watch()).view;

/** Rounds until the cards of a player are as the test needs them. */
const untilDealt = async (player: Player, isWanted: (view: Awaited<ReturnType<typeof viewOf>>) => boolean) => {
  for (let rounds = 0; rounds < 80; rounds += 1) {
    const number = await nextRound(player);
    const before = await balanceOf(player.member);
    await player.bet({ hand: '5000' }, { number, requestId: `bet-${player.member}-${number}` });
    await close();
    const view = await viewOf(player);
    if (isWanted(view)) return { number, before, view };
    await finish();
  }
  throw new Error('The cards never came.');
};

const can = (decision: Decision) => (view: Awaited<ReturnType<typeof viewOf>>) =>
  view.seat?.play?.can.includes(decision) ?? false;

describe('[part of K-02] a table that asks its players', () => {
  test('bets close, every seat gets cards of its own, decides, is paid once and can verify it', async () => {
    const [one, two] = [await seat(500), await seat(501)];
    const number = await nextRound(one);
    await Promise.all([one.bet({ hand: '5000' }, { number }), two.bet({ hand: '7000' }, { number })]);
    const before = await balanceOf(500);

    await close();
    const [mine, other] = [await viewOf(one), await viewOf(two)];

    expect(mine.round).toMatchObject({ phase: 'DECIDING', result: null, serverSeed: null });
    expect(mine.round?.up).toBe(other.round?.up);
    expect(mine.seat?.play?.hands).not.toEqual(other.seat?.play?.hands);
    expect(mine.seats.find(({ isYou }) => !isYou)?.hands).toEqual(other.seat?.play?.hands);
    if (mine.seat?.play?.turn === 0) await one.decide('stand', { number, place: 0 });
    await finish();
    const { view, funds } = await one.watch();
    const proof = await one.proof();
    expect(view.round).toMatchObject({ phase: 'SETTLED' });
    expect(verifyRound(proof)).toBe('same');
    expect(verifyRound(await two.proof())).toBe('same');
    expect(proof.round.shown).toMatchObject({ kind: 'blackjack', hands: [{ cards: expect.any(Array) }] });
    expect(await balanceOf(500)).toBe(before + (view.seat?.win ?? 0n));
    expect(funds?.balance).toBe(await balanceOf(500));
    expect(verifyRound({ ...proof, round: { ...proof.round, win: parseMoney('1') } })).toBe('wrong-win');
  });

  test('doubling stakes the same again through the ledger, once however often it is asked', async () => {
    const player = await seat(510);
    const { number, before } = await untilDealt(player, can('double'));

    const asked = { number, place: 0, requestId: 'double-once' };
    await Promise.all([1, 2, 3].map(() => player.decide('double', asked)));
    expect(await balanceOf(510)).toBe(before - 2n * STAKE);
    await finish();

    const view = await viewOf(player);
    expect(view.seat?.stake).toBe(2n * STAKE);
    expect(await balanceOf(510)).toBe(before - 2n * STAKE + (view.seat?.win ?? 0n));
    const proof = await player.proof();
    expect(proof.round).toMatchObject({ decisions: ['double'], bet: 2n * STAKE });
    expect(verifyRound(proof)).toBe('same');
    expect(verifyRound({ ...proof, round: { ...proof.round, decisions: ['stand'] } })).not.toBe('same');
  });

  test('a split hand is played as two, each paid for its own stake', async () => {
    const player = await seat(511);
    const { number, before } = await untilDealt(player, can('split'));

    const { view } = await player.decide('split', { number, place: 0 });
    expect(view.seat?.play?.hands).toHaveLength(2);
    for (let place = 1; place < 12; place += 1) {
      const { seat: own } = await viewOf(player);
      if (own?.play?.turn === null || own?.play?.turn === undefined) break;
      await player.decide('stand', { number, place });
    }
    await finish();

    const after = await viewOf(player);
    expect(after.seat?.stake).toBe(2n * STAKE);
    expect(await balanceOf(511)).toBe(before - 2n * STAKE + (after.seat?.win ?? 0n));
    expect(verifyRound(await player.proof())).toBe('same');
  });

  test('insurance stakes half and is offered against an ace alone', async () => {
    const player = await seat(512);
    const { number, before, view } = await untilDealt(player, can('insure'));

    expect((view.round?.up ?? 1) % 13).toBe(0);
    await player.decide('insure', { number, place: 0 });
    expect(await balanceOf(512)).toBe(before - STAKE - STAKE / 2n);
    await finish();

    const { shown } = (await player.proof()).round;
    const win = (await viewOf(player)).seat?.win ?? 0n;
    const dealer = shown?.kind === 'blackjack' ? shown.dealer : [];
    expect(win).toBeGreaterThanOrEqual(isNatural(dealer) ? (STAKE / 2n) * 3n : 0n);
    expect(await balanceOf(512)).toBe(before - STAKE - STAKE / 2n + win);
    expect(verifyRound(await player.proof())).toBe('same');
  });

  test('a stake that cannot be paid is refused, and the hand goes on as it was', async () => {
    const { player, number, member } = await untilDealtShort();

    expect(await refusal(player.decide('double', { number, place: 0, requestId: 'short-of-funds' }))).toBe(
      'studio.insufficient-funds',
    );
    expect(await refusal(player.decide('double', { number, place: 0, requestId: 'short-of-funds' }))).toBe(
      'studio.insufficient-funds',
    );
    const { view: after } = await player.decide('stand', { number, place: 0 });

    expect(after.seat?.stake).toBe(STAKE);
    await finish();
    expect(await balanceOf(member)).toBe((await viewOf(player)).seat?.win ?? -1n);
    expect((await player.proof()).round.decisions).toEqual(['stand']);
  });

  test('what is no decision now is refused: out of turn, of another hand, for a round that is over, under a used name', async () => {
    const player = await seat(514);
    const { number } = await untilDealt(player, can('hit'));

    expect(await refusal(player.decide('stand', { number, place: 1 }))).toBe('studio.step-refused');
    expect(await refusal(player.decide('stand', { number: number + 1, place: 0 }))).toBe('studio.decisions-closed');
    await player.decide('stand', { number, place: 0, requestId: 'named-once' });
    expect(await refusal(player.decide('hit', { number, place: 0 }))).toMatch(/step-refused|decisions-closed/);
    await finish();
    expect(await refusal(player.decide('hit', { number, place: 1 }))).toBe('studio.decisions-closed');
    // An answer that was lost is given again, under the name it was asked by.
    expect((await player.decide('stand', { number, place: 0, requestId: 'named-once' })).view.round?.number).toBe(
      number,
    );
    expect(await refusal(player.decide('hit', { number, place: 0, requestId: 'named-once' }))).toBe(
      'studio.request-id-taken',
    );
  });

  test('a table that waits for nobody goes on at once', async () => {
    const player = await seat(515);
    const { number } = await untilDealt(player, can('stand'));

    const { view } = await player.decide('stand', { number, place: 0 });

    expect(view.round?.phase).toBe('DEALT');
    await pass(DEAL_MS.blackjack);
    expect((await viewOf(player)).round?.phase).toBe('SETTLED');
  });
});

/** A player whose whole money lies on a hand that could be doubled. */
const untilDealtShort = async () => {
  for (let member = 530; member < 560; member += 1) {
    const player = await seat(member, STAKE);
    const number = await nextRound(player);
    await player.bet({ hand: '5000' }, { number });
    await close();
    if (can('double')(await viewOf(player))) return { player, number, member };
    await finish();
  }
  throw new Error('The cards never came.');
};

describe('[part of K-02] blackjack whose node is killed', () => {
  test('in the middle of a hand: another node stands on what lies there and pays it once', async () => {
    const player = await seat(520);
    const { number, before } = await untilDealt(player, can('double'));
    await player.decide('hit', { number, place: 0 });
    const other = hall.studioWith();

    clock.advance(5 * 60_000);
    await Promise.all([hall.recoverTables(other), hall.recoverTables()]);
    await hall.recoverTables(other);

    const { view } = await player.watch(other);
    expect(view.round).toMatchObject({ number, phase: 'SETTLED' });
    expect(await balanceOf(520)).toBe(before - STAKE + (view.seat?.win ?? -1n));
    expect((await player.proof()).round.decisions).toEqual(['hit']);
    expect(verifyRound(await player.proof())).toBe('same');
  });

  test('before the cards: nobody could decide, so every stake goes back', async () => {
    const player = await seat(521);
    const number = await nextRound(player);
    const before = await balanceOf(521);
    await player.bet({ hand: '5000' }, { number });
    await pass(BETTING_MS);

    clock.advance(5 * 60_000);
    for (const _pass of [1, 2]) await hall.recoverTables();

    const { view } = await player.watch();
    expect(view.round).toMatchObject({ number, phase: 'CANCELLED' });
    expect(await balanceOf(521)).toBe(before);
  });

  test('with a stake on its way: it counts if the wallet took it, and the decision with it', async () => {
    const player = await seat(522);
    const { number, before } = await untilDealt(player, can('double'));
    await player.decide('double', { number, place: 0, requestId: 'taken-not-noted-22' });
    await asOwner(
      database.url,
      `update studio_slip set state = 'ASKED' where request_id = 'taken-not-noted-22';
       update studio_table_round set state = 'DECIDING' where state = 'DEALT' and id =
         (select round_id from studio_seat where member_id = 522 order by id desc limit 1)`,
    );

    await finish();
    await pass(DEAL_MS.blackjack);

    const { view } = await player.watch();
    expect(view.seat?.stake).toBe(2n * STAKE);
    expect(await balanceOf(522)).toBe(before - 2n * STAKE + (view.seat?.win ?? -1n));
    expect((await player.proof()).round.decisions).toEqual(['double']);
  });
});
