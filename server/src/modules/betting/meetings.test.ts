import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { meetInRounds } from './testing/meetings.ts';

/** Tens of thousands are played by `npm test -- long`. */
const MEETINGS = 1_200;

test(
  `${MEETINGS} times two nodes settle or undo one round at once, and one of them does`,
  { timeout: 120_000 },
  async () => {
    const { here, there } = await meetInRounds(await testDatabase({ poolSize: 12 }), MEETINGS);

    expect(here + there).toBe(MEETINGS);
    // Either may come first, or they did not meet.
    expect(Math.min(here, there)).toBeGreaterThan(MEETINGS / 100);
  },
);
