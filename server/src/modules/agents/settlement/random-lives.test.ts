import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { compareLives } from '../testing/compare-lives.ts';
import { livesOf } from '../testing/line-lives.ts';

const database = await testDatabase();

test('[G-10] lives of random lines, with changes, gaps, moves, pauses and debts, come to the bills and the cash that a second telling gives them', async () => {
  const lives = fc.sample(livesOf(16), { numRuns: 24, seed: 29 });

  const happened = await compareLives(database, lives);

  expect(Math.min(...Object.values(happened))).toBeGreaterThan(0);
});
