import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { longSeed } from '../../testing/long-seed.ts';
import { seededRandom } from '../../testing/random.ts';
import { playModel } from './testing/model.ts';
import { createScript } from './testing/script.ts';

const OPERATIONS = 500_000;
const MEMBERS = 40;

test(`${OPERATIONS} random operations, repeats, reversals, groups and altered twins end as the oracle says`, async () => {
  const { pool } = await testDatabase();

  const played = await playModel(pool, createScript(seededRandom(longSeed('model')), MEMBERS), {
    operations: OPERATIONS,
    members: MEMBERS,
  });

  expect(played.fault).toBeUndefined();
  expect(played.operations).toBeGreaterThanOrEqual(OPERATIONS);
});
