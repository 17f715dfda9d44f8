import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { seededRandom } from '../../testing/random.ts';
import { playModel, shrink } from './testing/model.ts';
import type { Batch } from './testing/script.ts';
import { createScript } from './testing/script.ts';
import type { Step } from './testing/script.ts';

/** Half a million are played by `npm test -- long`. */
const OPERATIONS = 20_000;
const MEMBERS = 40;

test(
  `${OPERATIONS} random operations, repeats, reversals, groups and altered twins end as the oracle says`,
  { timeout: 240_000 },
  async () => {
    const { pool } = await testDatabase();

    const played = await playModel(pool, createScript(seededRandom('model'), MEMBERS), {
      operations: OPERATIONS,
      members: MEMBERS,
    });

    expect(played.fault).toBeUndefined();
    expect(played.operations).toBeGreaterThanOrEqual(OPERATIONS);
  },
);

test('a script that fails is shrunk to what makes it fail', async () => {
  const next = createScript(seededRandom('shrink'), MEMBERS, 20);
  const batches = Array.from({ length: 30 }, next);
  const isGuilty = ({ kind, amount }: Step): boolean => kind === 'win' && amount > 900_000n;
  const fails = (tried: readonly Batch[]) => Promise.resolve(tried.some((batch) => batch.flat().some(isGuilty)));

  const small = await shrink(batches, fails);

  expect(await fails(batches)).toBe(true);
  expect(small.length).toBe(1);
  expect(small.flat(2).some(isGuilty)).toBe(true);
});
