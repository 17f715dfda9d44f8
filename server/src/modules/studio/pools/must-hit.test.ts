import { money, parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import { commitmentOf } from '@fairground/engines/fair/seed';
import { verifyLife } from '@fairground/engines/rounds/verify-life';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { studioGame } from '@fairground/engines/slots/games';
import { isTrueHit } from '@fairground/engines/slots/must-hit';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { INTERRUPTED_MS } from '../recover-rounds.ts';
import { createSeeds } from '../seeds.ts';
import { openArcade } from '../testing/arcade.ts';
import { bringNear } from '../testing/near-hit.ts';
import { tornLine } from '../testing/torn-line.ts';

const MODEL = 'classic3';
const SPIN = { kind: 'slot', mode: 'base' } as const;
const BET = parseMoney('1000');
const SEED = parseMoney('10000');
const SHARE = parseMoney('10');
const { definition } = studioGame(MODEL);
const database = await testDatabase();
const arcade = await openArcade(database, [MODEL]);
const { enter, balanceOf, recover, clock, vendors } = arcade;

type Life = {
  readonly life: number;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly secret: string | null;
};
const livesAt = async (bet: bigint): Promise<readonly Life[]> =>
  (
    await database.pool.query(
      `select life, sealed, commitment, secret from studio_pool_life where bet = $1 order by life`,
      [bet],
    )
  ).rows;
const movesOf = async (member: number) =>
  (
    await database.pool.query(
      `select move.added, move.won, move.pool, round.win, round.shown -> 'hits' as hits
         from studio_pool_move move join studio_round round on round.id = move.round_id
        where round.member_id = $1 order by round.id`,
      [member],
    )
  ).rows;

/** Brings the pool to so many shares before its hidden point. */
const comeNear = (shares: bigint): Promise<bigint> =>
  bringNear((sql) => asOwner(database.url, sql), { model: MODEL, bet: BET, shares });

test('every level says by what it must hit, and commits to its hidden point before the first stake', async () => {
  const { open } = await enter(1, MODEL);

  const pool = open.pools.find(({ bet }) => bet === BET);
  expect(pool).toMatchObject({ jackpot: 'bell', amount: SEED, mustHit: { by: 60n * BET, life: 1 } });
  const [life] = await livesAt(BET);
  expect(pool?.mustHit?.commitment).toBe(life?.commitment);
  expect(commitmentOf(createSeeds(arcade).openSecret(life ?? never()))).toBe(life?.commitment);
  expect(new Set(open.pools.map(({ mustHit }) => mustHit?.commitment)).size).toBe(open.pools.length);
});

test('of many spins at once the one that takes the pool over its hit point wins it, once, and a new life begins', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, (_, index) => enter(10 + index, MODEL)));
  await players[0]?.play(SPIN);
  const point = await comeNear(5n);

  await Promise.all(players.flatMap(({ play }) => [play(SPIN), play(SPIN)]));

  const moves = (await Promise.all(players.map((_, index) => movesOf(10 + index)))).flat();
  const hits = moves.filter(({ won }) => won > 0n);
  const [first] = hits.toSorted((one, other) => one.hits[0].life - other.hits[0].life);
  expect(first).toMatchObject({ won: point, hits: [{ life: 1, before: String(point - SHARE), after: String(point) }] });
  const lives = await livesAt(BET);
  expect(lives.filter(({ secret }) => secret !== null)).toHaveLength(hits.length);
  expect(lives.filter(({ secret }) => secret === null)).toHaveLength(1);
  expect(new Set(lives.map(({ commitment }) => commitment)).size).toBe(lives.length);
});

test('killed after the stake was taken: the pool it hit is paid once, no matter which node recovers the round', async () => {
  const { play } = await enter(30, MODEL);
  const point = await comeNear(1n);
  const funds = await balanceOf(30);
  const at = arcade.studioWith({ vendors: tornLine(vendors, 'bet', 'after') });
  await expect(play(SPIN, { at })).rejects.toThrow('killed');

  clock.advance(INTERRUPTED_MS + 1);
  await Promise.all([recover(), recover(arcade.studioWith())]);

  const moves = await movesOf(30);
  expect(moves).toMatchObject([{ added: SHARE, won: point, pool: SEED }]);
  expect(await balanceOf(30)).toBe(funds - BET + moves[0].win);
});

test('a hit sent by twins is one, is proved with its round, and is published to everybody with its secret', async () => {
  const { open, play, rotate, token } = await enter(31, MODEL);
  const point = await comeNear(1n);

  const twins = await Promise.all([1, 2, 3].map(() => play(SPIN, { requestId: 'the-bell-rings' })));
  await rotate({ commitment: open.seeds.commitment });

  expect(await movesOf(31)).toMatchObject([{ won: point }]);
  const { roundId } = twins[0]?.round ?? never();
  const proof = await arcade.ask(contract.readRound, { body: { token, roundId } });
  expect(verifyRound(proof)).toBe('same');
  const shown = proof.round.shown?.kind === 'slot' ? proof.round.shown : never();
  const [hit] = shown.hits ?? [];
  const forged = { ...proof.round, shown: { ...shown, hits: [{ ...(hit ?? never()), before: String(point) }] } };
  expect(verifyRound({ ...proof, round: forged })).toBe('wrong-outcome');
  const unproved = { ...proof.round, shown: { ...shown, hits: [] } };
  expect(verifyRound({ ...proof, round: unproved })).toBe('wrong-outcome');

  const { rows } = await database.pool.query('select vendor, game, currency from studio_pool_life limit 1');
  const { list } = await arcade.ask(contract.listPoolLives, { query: rows[0] });
  expect(list[0]).toMatchObject({ jackpot: 'bell', bet: BET, before: point - SHARE, after: point, paid: point });
  for (const life of list) expect(isTrueHit({ ...life, bet: money(life.bet) }, definition)).toBe(true);
  expect((await arcade.ask(contract.listLives, { body: { token } })).list).toEqual(list);
  expect(list[0]?.point).toBe(point);
});

test('a life that is over is checked with nothing but what is published of it; one that runs keeps its secret', async () => {
  const { rows } = await database.pool.query('select vendor, game, currency from studio_pool_life limit 1');
  const { list } = await arcade.ask(contract.listPoolLives, { query: rows[0] });
  const [{ commitment } = never()] = list;

  const proof = await arcade.ask(contract.readPoolLife, { query: { commitment } });

  expect(verifyLife(proof)).toBe('same');
  expect(verifyLife({ ...proof, secret: '00'.repeat(32) })).toBe('wrong-seed');
  expect(verifyLife({ ...proof, rules: { ...definition, version: 99 } })).toBe('wrong-rules');
  expect(verifyLife({ ...proof, before: proof.point })).toBe('wrong-outcome');
  expect(verifyLife({ ...proof, paid: money(proof.after + 1n) })).toBe('wrong-win');
  const running = (await livesAt(BET)).find(({ secret }) => secret === null);
  for (const unknown of [running?.commitment ?? never(), 'ab'.repeat(32)])
    await expect(arcade.ask(contract.readPoolLife, { query: { commitment: unknown } })).rejects.toThrow(
      'studio.life-unknown',
    );
});

const never = (): never => {
  throw new Error('It is not there.');
};
