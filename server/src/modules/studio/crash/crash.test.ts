import { parseMoney } from '@fairground/contract/money';
import * as studioContract from '@fairground/contract/studio/endpoints';
import { multiplierAt, reachedAfterMs } from '@fairground/engines/instant/crash';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { writeSeed, readSeed } from '@fairground/engines/fair/seed';
import { previousSeed } from '@fairground/engines/fair/shared-round';
import { describe, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { openAirfield } from '../testing/airfield.ts';
import { ENDED_MS } from './phases.ts';

const database = await testDatabase();
const field = await openAirfield(database, {
  maskedNames: (ids) => Promise.resolve(new Map(ids.map((id) => [id, `pl***${id}`]))),
});
const k = (thousands: number): bigint => parseMoney(`${thousands}000`);

const onlooker = await field.board(99);

/** The room stands at a flight that has just opened. */
const nextFlight = async (): Promise<void> => {
  await onlooker.watch();
  const { number } = await field.lastFlight();
  for (let turns = 0; turns < 60 && (await field.lastFlight()).number === number; turns += 1)
    await field.turn(ENDED_MS);
  expect((await field.lastFlight()).state).toBe('OPEN');
};

describe('a flight that everybody shares', () => {
  test('takes two bets of a player, shows everybody’s under masked names, and pays each where it left', async () => {
    const [ann, bob] = [await field.board(1), await field.board(2)];
    const before = [await field.balanceOf(1), await field.balanceOf(2)] as const;
    await ann.watch();
    await ann.bet('a', '1000', 150);
    await ann.bet('b', '2000');
    await bob.bet('a', '5000');

    const { flies_at } = await field.takeOff(240);
    const inAir = await ann.watch();
    expect(inAir.view.round).toMatchObject({ phase: 'DEALT', point: null, serverSeed: null, fliesAt: flies_at });
    expect(inAir.view.riders.map(({ name, isOwn, amount }) => [name, isOwn, amount])).toEqual([
      ['pl***2', false, k(5)],
      ['pl***1', true, k(2)],
      ['pl***1', true, k(1)],
    ]);
    await field.turn(reachedAfterMs(150));
    await field.turn(1_000);
    const { exit } = await ann.leave('b');
    expect(exit).toEqual({ panel: 'b', at: multiplierAt(reachedAfterMs(150) + 1_000), by: 'PLAYER' });
    const seen = (await bob.watch()).view.riders.map(({ amount, exitAt }) => [amount, exitAt]);
    expect(seen).toEqual([
      [k(5), null],
      [k(2), exit.at],
      [k(1), 150],
    ]);
    await field.land();

    const { view } = await ann.watch();
    expect(view.round).toMatchObject({ phase: 'SETTLED', point: 240 });
    const win = (k(1) * 150n) / 100n + (k(2) * BigInt(exit.at)) / 100n;
    expect(view.seat).toMatchObject({ stake: k(3), win, endedByRule: false });
    expect(await field.balanceOf(1)).toBe(before[0] - k(3) + win);
    expect(await field.balanceOf(2)).toBe(before[1] - k(5));
    expect((await bob.enter()).past.at(-1)).toEqual({ number: view.round?.number, point: 240 });
  });

  test('can be repeated from its link of the chain, the list of its bets and its exits', async () => {
    await nextFlight();
    const cat = await field.board(3);
    const { view: opened } = await cat.watch();
    await cat.bet('a', '1000', 101);
    await cat.bet('b', '3000', 1_000);
    await field.takeOff();
    await field.land();

    const { view } = await cat.watch();
    const roundId = view.seat?.roundId ?? (0n as never);
    const proof = await field.ask(studioContract.readRound, { body: { token: cat.token, roundId } });
    expect(proof.shared?.chain).toEqual(opened.round?.chain);
    expect(proof.shared?.chain?.link).toBe(view.round?.number);
    expect(verifyRound(proof)).toBe('same');
    const forged = { ...proof, shared: { ...proof.shared, chain: { start: proof.commitment, link: 1 } } };
    expect(verifyRound(forged as typeof proof)).toBe('wrong-seed');
    const { list } = await field.ask(studioContract.listRounds, { body: { token: cat.token, pageSize: 10 } });
    expect(list.map(({ choice }) => choice)).toEqual([proof.round.choice]);

    await nextFlight();
    await cat.bet('a', '1000', 101);
    await field.takeOff();
    await field.land();
    const next = (await cat.watch()).view.round;
    const seed = readSeed(next?.serverSeed ?? '');
    expect(seed && writeSeed(previousSeed(seed))).toBe(proof.serverSeed);
  });

  test('refuses a third bet, one without an exit there is, amounts out of its limits, and bets that come too late', async () => {
    await nextFlight();
    const dan = await field.board(4);
    await dan.bet('a', '1000', 200);

    expect(await field.refusal(dan.bet('a', '1000'))).toBe('studio.bet-refused');
    expect(await field.refusal(dan.bet('b', '1000', 100))).toBe('studio.bet-refused');
    expect(await field.refusal(dan.bet('b', '999'))).toBe('studio.bet-refused');
    expect(await field.refusal(dan.bet('b', '2001000'))).toBe('studio.table-limit');
    expect(await field.refusal(dan.leave('a'))).toBe('studio.not-flying');
    const { number } = await field.takeOff(300);
    expect(await field.refusal(dan.bet('b', '1000', null, { number }))).toBe('studio.bets-closed');
    expect(await field.refusal(dan.leave('b'))).toBe('studio.slip-unknown');
    await field.land();
  });

  test('gives a bet that was taken back while bets are open its stake again, and lets the panel bet again', async () => {
    await nextFlight();
    const eve = await field.board(5);
    const before = await field.balanceOf(5);
    await eve.bet('a', '1000', null, { requestId: 'eve-changes-her-mind' });
    await eve.undo('eve-changes-her-mind');
    expect(await field.balanceOf(5)).toBe(before);
    await eve.bet('a', '2000', 101);
    await field.takeOff(200);
    await field.land();

    expect(await field.balanceOf(5)).toBe(before - k(2) + (k(2) * 101n) / 100n);
  });
});

test('nobody flies alone any more, and a flight that was flown so is recalled among the shared ones', async () => {
  const { token, open } = await field.board(20);
  await field.rows(
    `insert into studio_round (member_id, request_id, vendor, game, model, kind, definition_hash, seed_id, nonce, currency,
                               bet, stake, choice, is_stepped, state, win, shown, played_at, moved_at, ended_at)
     select member_id, 'from-before', 'JL', 'jl-crash', 'crash', 'crash', $1, id, 0, 'VND', 10000000, 10000000,
            '{"kind":"crash","cashOut":150}', false, 'DONE', 15000000, '{"kind":"crash","point":180}', now(), now(), now()
       from studio_seed where member_id = 20 and state = 'CURRENT'`,
    [open.definition.hash],
  );
  const choice = { kind: 'crash', cashOut: 150 } as const;
  const alone = { token, requestId: 'alone-in-the-air', bet: parseMoney('1000'), choice };

  expect(await field.refusal(field.ask(studioContract.play, { body: alone }))).toBe('studio.bet-refused');
  const { list } = await field.ask(studioContract.listRounds, { body: { token, pageSize: 10 } });
  expect(list.map((round) => [round.choice, round.shown])).toEqual([[choice, { kind: 'crash', point: 180 }]]);
});

describe('leaving at the moment of the end', () => {
  test('the last millisecond before the end counts, the end itself does not, no matter who writes it down later', async () => {
    await nextFlight();
    const [fay, gus] = [await field.board(6), await field.board(7)];
    const before = [await field.balanceOf(6), await field.balanceOf(7)] as const;
    await fay.bet('a', '1000');
    await gus.bet('a', '1000');
    await field.takeOff(213);
    await field.turn(reachedAfterMs(213) - 1);
    const { exit } = await fay.leave('a');
    await field.turn(1);

    expect(await field.refusal(gus.leave('a'))).toBe('studio.flight-over');
    expect(exit.at).toBeLessThanOrEqual(213);
    expect((await gus.watch()).view.round).toMatchObject({ phase: 'DEALT', point: 213 });
    await field.land();
    expect(await field.balanceOf(6)).toBe(before[0] - k(1) + (k(1) * BigInt(exit.at)) / 100n);
    expect(await field.balanceOf(7)).toBe(before[1] - k(1));
  });

  test('an order that came in time but is written after the flight was settled is refused, not shown as an exit nobody pays', async () => {
    await nextFlight();
    const max = await field.board(13);
    await max.bet('a', '1000');
    const { id, flies_at } = await field.takeOff(213);
    await field.land();
    // What the seats won is written down, and the node that pays them has not moved the round on yet.
    await asOwner(database.url, `update studio_table_round set state = 'DEALT' where id = ${id}`);
    const inTime = new Date(flies_at.getTime() + reachedAfterMs(213) - 1);
    const slow = field.studioWith({
      tableTime: { now: () => Promise.resolve(inTime), wait: () => new Promise(() => {}) },
    });

    expect(await field.refusal(max.leave('a', slow))).toBe('studio.flight-over');

    await asOwner(database.url, `update studio_table_round set state = 'SETTLED' where id = ${id}`);
    expect((await max.watch()).view.seat).toMatchObject({ win: 0n, bets: [{ exitAt: null }] });
  });

  test('twins of one order leave once, at one multiplier, and are paid once', async () => {
    await nextFlight();
    const hal = await field.board(8);
    const before = await field.balanceOf(8);
    await Promise.all([1, 2, 3].map(() => hal.bet('a', '1000', null, { requestId: 'hal-bets-once' })));
    await field.takeOff(500);
    await field.turn(10_000);
    const other = field.studioWith();
    const exits = await Promise.all([hal.leave('a'), hal.leave('a', other), hal.leave('a')]);
    await field.turn(3_000);
    const again = await hal.leave('a');

    const ats = new Set([...exits, again].map(({ exit }) => exit.at));
    expect(ats).toEqual(new Set([multiplierAt(10_000)]));
    await field.land();
    expect(await field.balanceOf(8)).toBe(before - k(1) + (k(1) * BigInt(multiplierAt(10_000))) / 100n);
  });

  test('an automatic exit stands for a player who is gone, and wins over an order that comes after it', async () => {
    await nextFlight();
    const ida = await field.board(9);
    await ida.bet('a', '1000', 120);
    await ida.bet('b', '1000');
    await field.takeOff(400);
    await field.turn(reachedAfterMs(120) + 50);

    expect((await ida.leave('a')).exit).toEqual({ panel: 'a', at: 120, by: 'AUTO' });
    await field.land();
    const { view } = await ida.watch();
    expect(view.seat?.bets.map(({ exitAt, exitBy }) => [exitAt, exitBy])).toEqual([
      [120, 'AUTO'],
      [null, null],
    ]);
    expect(view.seat?.win).toBe((k(1) * 120n) / 100n);
  });
});

describe('a room whose node is killed', () => {
  test('in the air: another node ends the flight by the same clock, pays it once, and gives back what nobody could take out', async () => {
    await nextFlight();
    const jon = await field.board(10);
    const before = await field.balanceOf(10);
    await jon.bet('a', '1000', 150);
    await jon.bet('b', '2000');
    await field.takeOff(300);
    field.clock.advance(5 * 60_000);
    const other = field.studioWith();
    await Promise.all([field.recoverRooms(other), field.recoverRooms()]);

    const { view } = await jon.watch(other);
    expect(view.seat?.bets.map(({ exitAt, exitBy }) => [exitAt, exitBy])).toEqual([
      [150, 'AUTO'],
      [100, 'RULE'],
    ]);
    expect(view.seat).toMatchObject({ endedByRule: true, win: (k(1) * 150n) / 100n + k(2) });
    expect(await field.balanceOf(10)).toBe(before - k(3) + (k(1) * 150n) / 100n + k(2));
  });

  test('before the start: nothing was drawn, and every stake goes back once', async () => {
    const kim = await field.board(11);
    await nextFlight();
    const before = await field.balanceOf(11);
    await kim.bet('a', '1000', 150);
    field.clock.advance(5 * 60_000);
    await Promise.all([field.recoverRooms(field.studioWith()), field.recoverRooms()]);

    expect(await field.lastFlight()).toMatchObject({ state: 'CANCELLED', point: null });
    expect((await kim.watch()).view.seat).toMatchObject({ isCancelled: true, stake: k(1), win: null });
    expect(await field.balanceOf(11)).toBe(before);
  });

  test('between what was written down and what was paid: the next pass pays, once', async () => {
    const lea = await field.board(12);
    await nextFlight();
    const before = await field.balanceOf(12);
    await lea.bet('a', '1000', 150);
    await field.takeOff(160);
    const { vendors } = field;
    const broken = field.studioWith({
      vendors: {
        ...vendors,
        openLine: async (code) => {
          const line = await vendors.openLine(code);
          return line && { ...line, win: () => Promise.reject(new Error('the node dies here')) };
        },
      },
    });
    field.clock.advance(25_000);
    const job = broken.jobs?.find(({ name }) => name === 'studio.recover-tables');
    await job?.run(null, new AbortController().signal);
    expect(await field.balanceOf(12)).toBe(before - k(1));
    field.clock.advance(15_000);
    await Promise.all([field.recoverRooms(), field.recoverRooms(field.studioWith())]);

    expect(await field.balanceOf(12)).toBe(before - k(1) + (k(1) * 150n) / 100n);
  });
});
