import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { seededRandom } from '../../../testing/random.ts';
import { longSeed } from '../../../testing/long-seed.ts';
import { compareLives } from '../testing/compare-lives.ts';
import { livesOf } from '../testing/line-lives.ts';

const database = await testDatabase();

test('[G-10] two thousand random lines live a month each, and every bill is as a second telling gives it', async () => {
  const seed = seededRandom(longSeed('lives of lines')).below(2 ** 31);

  const happened = await compareLives(database, fc.sample(livesOf(31), { numRuns: 2_000, seed }));

  expect(Math.min(...Object.values(happened))).toBeGreaterThan(100);
}, 3_600_000);
