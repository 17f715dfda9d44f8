import { parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import * as fishing from '@fairground/contract/studio/fishing';
import { listJackpotPools } from '@fairground/contract/studio/operator-endpoints';
import { readSeed, writeSeed } from '@fairground/engines/fair/seed';
import { seedBefore } from '@fairground/engines/fair/shared-round';
import { wordsOf } from '@fairground/engines/fair/stream';
import { fireBatch, timesOf } from '@fairground/engines/fish/batch';
import { FISHING } from '@fairground/engines/fish/room';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { INTERRUPTED_MS } from '../recover-rounds.ts';
import { fishIn, sitAngler } from '../testing/angler.ts';
import { openArcade } from '../testing/arcade.ts';
import { tornLine } from '../testing/torn-line.ts';

const database = await testDatabase();
const arcade = await openArcade(database);
const { ask, refusal, balanceOf, clock, sent, vendors, recover } = arcade;
const sit = (memberId: number, options = {}) => sitAngler(arcade, memberId, options);

describe('a room', () => {
  test('[part of K-02] seats four; the fifth player sits in another one, and other levels have their own', async () => {
    const four = [await sit(1), await sit(2), await sit(3), await sit(4)];
    const [fifth, rich] = [await sit(5), await sit(6, { level: '10000' })];

    expect(new Set(four.map(({ room }) => room.roomId)).size).toBe(1);
    expect(four.map(({ room }) => room.seat)).toEqual([0, 1, 2, 3]);
    expect(four[3]?.room.seats.map(({ seat, isYou }) => [seat, isYou])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect([fifth.room.roomId === four[0]?.room.roomId, fifth.room.seat, rich.room.seat]).toEqual([false, 0, 0]);
    const { levels } = await ask(fishing.listFishingLevels, { body: { token: fifth.token } });
    expect(levels.map(({ bet, players }) => [bet, players])).toEqual([
      [parseMoney('1000'), 5],
      [parseMoney('10000'), 1],
      [parseMoney('100000'), 0],
    ]);
  });

  test('keeps the seat on a retry, frees it at once when left, and after a while without a sign of life', async () => {
    const [one, two] = [await sit(7, { level: '100000' }), await sit(8, { level: '100000' })];
    const again = await ask(fishing.takeSeat, { body: { token: one.token, bet: parseMoney('100000') } });
    expect([again.roomId, again.seat]).toEqual([one.room.roomId, one.room.seat]);

    await ask(fishing.leaveSeat, { body: { token: one.token, roomId: one.room.roomId } });
    expect((await two.look()).seats.map(({ seat }) => seat)).toEqual([1]);
    expect(await refusal(one.look())).toBe('studio.seat-lost');

    clock.advance(60_000);
    const three = await sit(9, { level: '100000' });
    expect(three.room.seats.map(({ seat }) => seat)).toEqual([0]);
    expect(await refusal(one.fire(await three.aim(1)))).toBe('studio.seat-lost');
  });

  test('swims by a chain of seeds that was committed to, the same for everybody', async () => {
    const [one, two] = [await sit(10, { level: '10000' }), await sit(11, { level: '10000' })];
    const [mine, theirs] = [await one.look(), await two.look()];

    expect(theirs.waves).toEqual(mine.waves);
    expect(fishIn(theirs)).toEqual(fishIn(mine));
    for (const { wave, seed } of mine.waves) {
      const read = readSeed(seed);
      expect(read && writeSeed(seedBefore(read, wave + 1))).toBe(mine.chainStart);
    }
  });

  test('is a game of its own: its rounds begin with shots, and no other bet of the studio', async () => {
    const { token, open } = await sit(12);
    const choice = { kind: 'fishing', room: '1', seat: 0, shots: [], missed: [] } as const;
    const bet = {
      token,
      requestId: 'not-in-a-room',
      bet: parseMoney('1000'),
      choice: { ...choice, shots: [], missed: [] },
    };

    expect(open.definition).toMatchObject({ kind: 'fishing', figures: [{ rtp: '97.0000' }] });
    expect(await refusal(ask(contract.play, { body: bet }))).toBe('studio.bet-refused');
    expect(await refusal(ask(fishing.takeSeat, { body: { token, bet: parseMoney('2000') } }))).toBe(
      'studio.bet-refused',
    );
  });
});

describe('a batch of shots', () => {
  test('takes one stake and pays one win, is seen by the others, recalled, and repeated from its seed', async () => {
    const [angler, watcher] = [await sit(20), await sit(21)];
    const before = await balanceOf(20);

    const { round, funds, missed, room } = await angler.fire(
      await angler.aim(8, { cannon: 2, kinds: ['minnow', 'goby'] }),
    );

    expect(missed).toEqual([]);
    expect(round).toMatchObject({ state: 'DONE', kind: 'fishing', stake: parseMoney('16000'), nonce: 0 });
    expect(await balanceOf(20)).toBe(before - (round?.stake ?? 0n) + (round?.win ?? 0n));
    expect(funds?.balance).toBe(await balanceOf(20));
    const caught = round?.shown?.kind === 'fishing' ? round.shown.shots.flatMap((shot) => shot.caught) : [];
    expect(room.gone).toEqual(expect.arrayContaining(caught.map(({ fish }) => fish)));
    expect(sent.findLast(({ push }) => push === 'studio.room-moved')?.data).toMatchObject({
      roomId: watcher.room.roomId,
      volley: { seat: angler.room.seat, win: round?.win },
    });

    const { list } = await ask(contract.listRounds, { body: { token: angler.token, pageSize: 10 } });
    expect(list.map(({ roundId }) => roundId)).toEqual([round?.roundId]);
    await ask(contract.rotateSeeds, { body: { token: angler.token, commitment: angler.open.seeds.commitment } });
    const proof = await ask(contract.readRound, { body: { token: angler.token, roundId: list[0]?.roundId as never } });
    const seed = readSeed(proof.serverSeed ?? '');
    if (!seed || proof.round.choice.kind !== 'fishing') throw new Error('The round cannot be repeated.');
    const words = wordsOf(seed, { game: proof.model, clientSeed: proof.clientSeed, nonce: proof.round.nonce });
    const { shots } = proof.round.choice;
    const repeated = fireBatch(words, { room: proof.rules as typeof FISHING, shots });
    expect(proof.round.shown).toEqual({ kind: 'fishing', shots: repeated, pool: '0' });
    expect(proof.round.win).toBe(BigInt(timesOf(FISHING, shots, repeated)) * parseMoney('1000'));
  });

  test('sent again or twice at once is one round', async () => {
    const angler = await sit(22);
    const shots = await angler.aim(3, { kinds: ['minnow', 'goby', 'clownfish'] });
    const before = await balanceOf(22);

    const answers = await Promise.all([1, 2, 3].map(() => angler.fire(shots, { requestId: 'the-same-batch' })));
    const later = await angler.fire(shots, { requestId: 'the-same-batch' });

    const rounds = [...answers, later].map(({ round }) => round);
    expect(new Set(rounds.map((round) => round?.roundId)).size).toBe(1);
    expect(later.round).toEqual(answers[0]?.round);
    expect(await balanceOf(22)).toBe(before - (rounds[0]?.stake ?? 0n) + (rounds[0]?.win ?? 0n));
    expect(await refusal(angler.fire(await angler.aim(1), { requestId: 'the-same-batch' }))).toBe(
      'studio.request-id-taken',
    );
  });

  test('counts only with numbers that go up, cannons of the room, and at the pace of a hand', async () => {
    const angler = await sit(23);
    const [one, two] = (await angler.aim(2)) as [never, never];
    const shot = { ...(one as object) } as Parameters<typeof angler.fire>[0][number];

    expect(await refusal(angler.fire([two, one]))).toBe('studio.shots-refused');
    expect(await refusal(angler.fire([{ ...shot, cannon: 4 }]))).toBe('studio.shots-refused');
    await angler.fire([one]);
    expect(await refusal(angler.fire([one], { requestId: 'an-old-number' }))).toBe('studio.shots-refused');
    // A shot at what was caught a moment ago does not count, so it may take a batch more.
    const inHaste = async () => {
      for (let batch = 0; batch < 4; batch += 1) await angler.fire(await angler.aim(16));
    };
    expect(await refusal(inHaste())).toBe('studio.shots-too-fast');
    clock.advance(5_000);
    expect((await angler.fire(await angler.aim(16))).round?.state).toBe('DONE');
  });

  test('costs nothing where a shot can have hit nothing: no such fish, out of time, or caught before', async () => {
    const angler = await sit(24);
    const before = await balanceOf(24);
    const [hit] = await angler.aim(1);
    if (!hit) throw new Error('no fish');
    const { nowMs } = await angler.look();
    const wrong = [
      angler.shotAt([999_999], nowMs),
      angler.shotAt(hit.fish, nowMs + 5_000),
      angler.shotAt(hit.fish, Math.max(0, nowMs - 20_000)),
    ];

    const { round, missed } = await angler.fire(wrong);

    expect([round, missed]).toEqual([null, wrong.map(({ shot }) => shot)]);
    expect(await balanceOf(24)).toBe(before);
    const mixed = await angler.fire([angler.shotAt(hit.fish, nowMs), angler.shotAt([999_999], nowMs)]);
    expect([mixed.round?.stake, mixed.missed.length]).toEqual([parseMoney('1000'), 1]);
  });

  test('without the money is refused: nothing is caught and the jackpot knows nothing of it', async () => {
    const angler = await sit(25, { funds: 5_000_000n });
    const before = (await angler.look()).pool;

    const shots = await angler.aim(3, { cannon: 10, kinds: ['minnow', 'goby'] });
    expect(await refusal(angler.fire(shots, { requestId: 'beyond-my-means' }))).toBe('studio.insufficient-funds');
    expect(await refusal(angler.fire(shots, { requestId: 'beyond-my-means' }))).toBe('studio.insufficient-funds');

    const { pool, gone } = await angler.look();
    expect([pool, gone.filter((fish) => shots[0]?.fish.includes(fish))]).toEqual([before, []]);
    expect(await balanceOf(25)).toBe(5_000_000n);
  });

  test('shares a bomb among the fish near the one it was aimed at, and no others', async () => {
    const angler = await sit(26);
    const [hit] = await angler.aim(1);
    if (!hit) throw new Error('no fish');
    const all = fishIn(await angler.look()).map(({ fish }) => fish);
    const named = [...new Set([...hit.fish, ...all])].slice(0, 8);

    const { round } = await angler.fire([{ ...hit, weapon: 'bomb', fish: named }]);

    const choice = round?.choice.kind === 'fishing' ? round.choice : undefined;
    expect(round?.stake).toBe(parseMoney('4000'));
    expect(choice?.shots[0]?.targets[0]?.fish).toBe(hit.fish[0]);
    expect(choice?.shots[0]?.targets.length).toBeLessThanOrEqual(FISHING.weapons.bomb.targetsMax);
  });
});

describe('the jackpot', () => {
  test('holds a hundredth of every stake that came, and pays it all to the shot that wins it, once', async () => {
    const angler = await sit(30, { level: '100000' });
    const { pool: before } = await angler.look();
    const { round, room } = await angler.fire(await angler.aim(4, { kinds: ['minnow', 'goby', 'clownfish'] }));
    expect(room.pool - before).toBe((round?.stake ?? 0n) / 100n);

    // A draw that wins the pool comes too seldom to wait for: the stored draw of a cut-off round is made to be one.
    const at = arcade.studioWith({ vendors: tornLine(vendors, 'bet', 'after') });
    const shots = await angler.aim(1, { kinds: ['golden-whale', 'river-dragon', 'hammerhead', 'dolphin'] });
    await expect(angler.fire(shots, { at })).rejects.toThrow('killed');
    await database.pool.query(
      `update studio_round set win = 0, shown = jsonb_set(shown, '{shots,0}', '{"caught":[],"bolts":[],"isJackpot":true}')
       where state = 'DRAWN'`,
    );
    const paidBefore = await balanceOf(30);
    clock.advance(INTERRUPTED_MS + 1);
    await recover();
    await recover();

    const { list } = await ask(contract.listRounds, { body: { token: angler.token, pageSize: 1 } });
    const whole = room.pool + parseMoney('1000');
    expect(list[0]).toMatchObject({ state: 'DONE', win: whole, shown: { pool: whole.toString() } });
    expect(await balanceOf(30)).toBe(paidBefore + whole);
    expect((await ask(fishing.listFishingLevels, { body: { token: angler.token } })).levels[2]?.pool).toBe(0n);
    const { list: pools } = await ask(listJackpotPools, { query: { kind: 'FISHING' } });
    expect(pools.find(({ bet }) => bet === parseMoney('100000'))).toMatchObject({ pool: 0n, seed: 0n, won: whole });
  });
});

describe('[part of R-08] a server that is killed', () => {
  test.each([
    ['before the stake of a batch is taken', 'bet', 'before', 'CANCELLED', 40],
    ['after the stake of a batch was taken', 'bet', 'after', 'DONE', 41],
    ['before the win of a batch is paid', 'win', 'before', 'DONE', 42],
    ['after the win of a batch was paid', 'win', 'after', 'DONE', 43],
  ] as const)(
    '%s leaves it to end by rule, exactly once, and the player is notified',
    async (_when, call, when, state, member) => {
      const angler = await sit(member);
      const before = await balanceOf(member);
      const { pool } = await angler.look();
      const at = arcade.studioWith({ vendors: tornLine(vendors, call, when) });
      const shots = await angler.aim(5, { kinds: ['minnow', 'goby', 'clownfish'] });
      await expect(angler.fire(shots, { at })).rejects.toThrow('killed');

      clock.advance(INTERRUPTED_MS + 1);
      await recover();
      await recover();

      const { list } = await ask(contract.listRounds, { body: { token: angler.token, pageSize: 10 } });
      expect(list).toMatchObject([{ state, endedByRule: true, nonce: 0 }]);
      const [round] = list;
      const paid = state === 'DONE' ? (round?.win ?? 0n) - (round?.stake ?? 0n) : 0n;
      expect(await balanceOf(member)).toBe(before + paid);
      const { levels } = await ask(fishing.listFishingLevels, { body: { token: angler.token } });
      expect((levels[0]?.pool ?? 0n) - pool).toBe(state === 'DONE' ? (round?.stake ?? 0n) / 100n : 0n);
      const told = sent.filter(
        ({ push, data }) =>
          push === 'studio.round-finished' && (data as { roundId?: bigint }).roundId === round?.roundId,
      );
      expect(told).toHaveLength(1);
    },
  );
});
