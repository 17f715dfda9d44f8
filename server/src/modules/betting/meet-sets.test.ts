import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { SETS, meetSets } from './testing/meet-sets.ts';

/** Thousands are played by `npm test -- long`. */
const MEETINGS = 480;

test.each(SETS)(
  `%s as a set meet wins, undos, voids and corrections of another node ${MEETINGS} times, and each round has one result`,
  { timeout: 120_000 },
  async (_, endAsSet) => {
    const { sets, rivals } = await meetSets(await testDatabase({ poolSize: 12 }), MEETINGS, endAsSet);

    // Either may come first, or they did not meet.
    expect(Math.min(sets, rivals)).toBeGreaterThan(MEETINGS / 100);
  },
);
