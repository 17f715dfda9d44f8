import {
  listJackpotPools,
  listJackpotWins,
  listPar,
  readJackpotPool,
} from '@fairground/contract/studio/operator-endpoints';
import { parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { refusal } from '../../../testing/refusal.ts';
import { INTERRUPTED_MS } from '../recover-rounds.ts';
import { openArcade } from '../testing/arcade.ts';
import { tornLine } from '../testing/torn-line.ts';

const MODEL = 'dragon-lake';
const SPIN = { kind: 'slot', mode: 'base' } as const;
const database = await testDatabase();
const arcade = await openArcade(database, [MODEL]);
const { enter, balanceOf, recover, clock, vendors, sent } = arcade;

/** What a pool begins with at a bet of 1 000, and what a spin there adds. */
const SEED = parseMoney('1000000');
const SHARE = parseMoney('10');

const poolAt = async (bet: string): Promise<bigint | undefined> => {
  const { rows } = await database.pool.query(`select pool from studio_pool where jackpot = 'dragon' and bet = $1`, [
    parseMoney(bet),
  ]);
  return rows[0]?.pool;
};
const movesOf = async (member: number) => {
  const { rows } = await database.pool.query(
    `select move.added, move.won, move.pool, round.win, round.shown ->> 'pool' as shown
       from studio_pool_move move join studio_round round on round.id = move.round_id
      where round.member_id = $1 order by round.id`,
    [member],
  );
  return rows;
};

/** A draw of the dragon comes once in tens of thousands: here the round on its way says it came. */
const letTheDragonCome = (member: number) =>
  database.pool.query(
    `update studio_round set shown = jsonb_set(shown, '{jackpots}', '["dragon"]') where member_id = $1 and state = 'DRAWN'`,
    [member],
  );

describe('a jackpot with a pool', () => {
  test('begins with its seed at every level, and every stake adds its share', async () => {
    const { open, play } = await enter(1, MODEL);

    const first = await play(SPIN);
    const second = await play(SPIN, { bet: '2000' });

    const seeds = open.pools.filter(({ bet }) => bet === parseMoney('1000') || bet === parseMoney('2000'));
    expect(seeds.map(({ jackpot, amount }) => [jackpot, amount])).toEqual([
      ['dragon', SEED],
      ['dragon', 2n * SEED],
    ]);
    expect(await poolAt('1000')).toBe(SEED + SHARE);
    expect(await poolAt('2000')).toBe(2n * (SEED + SHARE));
    expect(first.pools.find(({ bet }) => bet === parseMoney('1000'))?.amount).toBe(SEED + SHARE);
    expect(second.round.shown).toMatchObject({ kind: 'slot', pool: '0' });
  });

  test('staff sees the jackpots somebody played for, narrowed by what feeds them, and the PAR sheet of their game', async () => {
    const { list } = await arcade.ask(listJackpotPools, { query: {} });
    const largest = list[0];

    expect(largest).toMatchObject({ kind: 'SLOT', game: `jl-${MODEL}`, vendor: 'JL', jackpot: 'dragon', wonAt: null });
    expect(list.map(({ pool }) => pool)).toEqual(
      list.map(({ pool }) => pool).toSorted((one, other) => Number(other - one)),
    );
    expect((await arcade.ask(listJackpotPools, { query: { game: 'DRAGON', currency: 'VND' } })).list).toEqual(list);
    expect((await arcade.ask(listJackpotPools, { query: { kind: 'FISHING' } })).list).toEqual([]);
    if (largest?.nodeId === undefined || largest.nodeId === null)
      throw new Error('The game of the pool is not listed.');
    const par = await arcade.ask(listPar, { query: { nodeId: largest.nodeId } });
    expect(par.list[0]).toMatchObject({ model: MODEL, rulesHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test('a spin sent by twins adds once', async () => {
    const { play } = await enter(2, MODEL);
    const before = (await poolAt('1000')) ?? SEED;

    await Promise.all([1, 2, 3].map(() => play(SPIN, { requestId: 'the-same-spin' })));

    expect(await movesOf(2)).toHaveLength(1);
    expect(await poolAt('1000')).toBe(before + SHARE);
  });

  test('of a hundred spins at once every one adds its share', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, (_, index) => enter(10 + index, MODEL)));
    const before = (await poolAt('1000')) ?? SEED;

    const rounds = await Promise.all(players.flatMap(({ play }) => Array.from({ length: 10 }, () => play(SPIN))));

    expect(new Set(rounds.map(({ round }) => round.roundId)).size).toBe(100);
    const won = rounds.some(({ round }) => round.shown?.kind === 'slot' && round.shown.jackpots.length > 0);
    expect(won || (await poolAt('1000')) === before + 100n * SHARE).toBe(true);
  });

  test('the winner is paid all of it with the round, and the house reseeds it', async () => {
    const { play } = await enter(30, MODEL);
    const funds = await balanceOf(30);
    const request = { requestId: 'the-dragon-comes' };
    const at = arcade.studioWith({ vendors: tornLine(vendors, 'bet', 'after') });
    await expect(play(SPIN, { at, ...request })).rejects.toThrow('killed');
    await letTheDragonCome(30);
    const pool = (await poolAt('1000')) ?? SEED;

    const twins = await Promise.all([1, 2, 3].map(() => play(SPIN, request)));

    const [move] = await movesOf(30);
    expect(move.won).toBe(pool + SHARE);
    expect(twins.map(({ round }) => round.win)).toEqual([move.win, move.win, move.win]);
    expect(move.win).toBeGreaterThanOrEqual(move.won);
    expect(await balanceOf(30)).toBe(funds - parseMoney('1000') + move.win);
    expect(twins[0]?.pools.find(({ bet }) => bet === parseMoney('1000'))?.amount).toBe(SEED);
  });

  test('the page of a jackpot says what it begins with, what came today, and who won it; a new day begins with nothing', async () => {
    const key = `SLOT~JL~jl-${MODEL}~VND~${parseMoney('1000')}~dragon`;
    const { rows } = await database.pool.query<{ added: bigint }>(
      `select sum(move.added)::bigint as added from studio_pool_move move join studio_round round on round.id = move.round_id
        where round.bet = $1 and move.jackpot = 'dragon'`,
      [parseMoney('1000')],
    );

    const shown = await arcade.ask(readJackpotPool, { query: { key } });
    const { list: wins } = await arcade.ask(listJackpotWins, { query: { key } });

    expect(shown).toMatchObject({ pool: SEED, seed: SEED, addedToday: rows[0]?.added, won: wins[0]?.amount });
    expect(wins[0]).toMatchObject({ memberId: 30n, issue: null, amount: (await movesOf(30))[0].won });
    clock.advance(86_400_000);
    expect(await arcade.ask(readJackpotPool, { query: { key } })).toMatchObject({ addedToday: 0n, pool: SEED });
    clock.advance(-86_400_000);
    expect(await refusal(arcade.ask(readJackpotPool, { query: { key: 'SLOT~JL~none~VND~1~dragon' } }))).toBe(
      'studio.jackpot-unknown',
    );
  });

  test('killed after the stake was taken: a pool that was won is paid once, by the node that recovers the round', async () => {
    const { play } = await enter(31, MODEL);
    const funds = await balanceOf(31);
    const at = arcade.studioWith({ vendors: tornLine(vendors, 'bet', 'after') });
    await expect(play(SPIN, { at })).rejects.toThrow('killed');
    await letTheDragonCome(31);
    const pool = (await poolAt('1000')) ?? SEED;

    clock.advance(INTERRUPTED_MS + 1);
    await Promise.all([recover(), recover(arcade.studioWith())]);

    const moves = await movesOf(31);
    expect(moves).toMatchObject([{ added: SHARE, won: pool + SHARE, pool: SEED, shown: String(pool + SHARE) }]);
    expect(await balanceOf(31)).toBe(funds - parseMoney('1000') + moves[0].win);
    expect(sent.some(({ push }) => push === 'studio.round-finished')).toBe(true);
  });

  test.each([
    ['before', 32],
    ['after', 33],
  ] as const)('killed %s the win was paid: the stake has added once, and the win comes once', async (when, member) => {
    const { play } = await enter(member, MODEL);
    const [funds, pool] = [await balanceOf(member), (await poolAt('1000')) ?? SEED];
    const at = arcade.studioWith({ vendors: tornLine(vendors, 'win', when) });
    await expect(play(SPIN, { at })).rejects.toThrow('killed');

    clock.advance(INTERRUPTED_MS + 1);
    await Promise.all([recover(), recover(arcade.studioWith())]);

    const moves = await movesOf(member);
    expect(moves).toMatchObject([{ added: SHARE, won: 0n, pool: pool + SHARE }]);
    expect(await balanceOf(member)).toBe(funds - parseMoney('1000') + moves[0].win);
  });

  test('a stake that never came adds nothing', async () => {
    const { play } = await enter(40, MODEL, parseMoney('10'));
    const before = await poolAt('1000');

    expect(await arcade.refusal(play(SPIN))).toBe('studio.insufficient-funds');

    expect(await movesOf(40)).toEqual([]);
    expect(await poolAt('1000')).toBe(before);
  });

  test('what a round did to a pool is proved with the round', async () => {
    const { open, play, rotate, token } = await enter(41, MODEL);
    const { round } = await play(SPIN);
    await rotate({ commitment: open.seeds.commitment });

    const proof = await arcade.ask(contract.readRound, { body: { token, roundId: round.roundId } });

    expect(verifyRound(proof)).toBe('same');
    const forged = { ...proof.round, shown: { ...proof.round.shown, pool: '1' }, win: proof.round.win + 1n };
    expect(verifyRound({ ...proof, round: forged as never })).toBe('wrong-outcome');
  });

  test('whatever happened: a pool is its seeds, with all that was added and without all that was won', async () => {
    const { rows } = await database.pool.query(
      `select pool.bet, pool.pool, sum(move.added)::bigint as added, sum(move.won)::bigint as won,
              count(*) filter (where move.won > 0) as wins
         from studio_pool pool
         join studio_round round on (round.vendor, round.game, round.currency, round.bet)
                                  = (pool.vendor, pool.game, pool.currency, pool.bet)
         join studio_pool_move move on move.round_id = round.id and move.jackpot = pool.jackpot
        group by pool.bet, pool.pool order by pool.bet`,
    );

    expect(rows.map(({ pool }) => pool)).toEqual(
      rows.map(({ bet, added, won, wins }) => bet * 1_000n * (1n + BigInt(wins)) + added - won),
    );
    expect(rows).toHaveLength(2);
  });
});
