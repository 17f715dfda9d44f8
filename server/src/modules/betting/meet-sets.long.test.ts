import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { SETS, meetSets } from './testing/meet-sets.ts';

const MEETINGS = 12_000;

test.each(SETS)(
  `%s as a set meet wins, undos, voids and corrections of another node ${MEETINGS} times, and each round has one result`,
  { timeout: 1_800_000 },
  async (_, endAsSet) => {
    const { sets, rivals } = await meetSets(await testDatabase({ poolSize: 12 }), MEETINGS, endAsSet);

    expect(Math.min(sets, rivals)).toBeGreaterThan(0);
  },
);
