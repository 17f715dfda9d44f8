import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { meetInRounds } from './testing/meetings.ts';

const MEETINGS = 40_000;

test(
  `${MEETINGS} times two nodes settle or undo one round at once, and one of them does`,
  { timeout: 1_800_000 },
  async () => {
    const { here, there } = await meetInRounds(await testDatabase({ poolSize: 12 }), MEETINGS);

    expect(here + there).toBe(MEETINGS);
  },
);
