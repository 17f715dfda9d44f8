import { expect, expectTypeOf, test } from 'vitest';
import type { Words } from '../random/words.ts';
import { studioGame } from './games.ts';
import type { PreparedSlot } from './prepare.ts';
import { movePool, progressivesOf, seedAt } from './progressive.ts';
import { spin } from './spin.ts';

const [dragon] = progressivesOf(studioGame('dragon-lake').definition);
if (dragon === undefined) throw new Error('Dragon Lake has no pool.');
const BET = 5_000_000n;
const STEP = 10_000n;
const START = { pool: seedAt(dragon, BET), rest: 0n };

test('a pool begins with its seed for the level and takes its share of every stake', () => {
  const { pool, added, won } = movePool(dragon, START, { bet: BET, stake: BET, wins: 0, step: STEP });

  expect(START.pool).toBe(1_000n * BET);
  expect([pool.pool, added, won]).toEqual([START.pool + BET / 100n, BET / 100n, 0n]);
});

test('parts of a unit are not lost: they wait for the next stake', () => {
  let held = START;
  for (let round = 0; round < 100; round += 1)
    held = movePool(dragon, held, { bet: BET, stake: 7n, wins: 0, step: STEP }).pool;

  expect(held).toEqual({ pool: START.pool + 7n, rest: 0n });
});

test('a win takes the pool with its own share in whole steps, the rest stays, and the house reseeds it', () => {
  const held = { pool: START.pool + 12_345n, rest: 3n };

  const { pool, won } = movePool(dragon, held, { bet: BET, stake: BET, wins: 1, step: STEP });

  expect(won).toBe(START.pool + 60_000n);
  expect(pool).toEqual({ pool: START.pool + 2_345n, rest: 3n });
});

test('two wins of one round take the pool and then its new seed', () => {
  const { pool, won } = movePool(dragon, START, { bet: BET, stake: BET, wins: 2, step: STEP });

  expect(won).toBe(2n * START.pool + BET / 100n);
  expect(pool.pool).toBe(START.pool);
});

test('a draw cannot know a pool: it takes the rules, the mode and words, and nothing else', () => {
  expectTypeOf(spin).parameters.toEqualTypeOf<[slot: PreparedSlot, mode: string, words: Words]>();
  expect(spin).toHaveLength(3);
});
