import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { longSeed } from '../../testing/long-seed.ts';
import { seededRandom } from '../../testing/random.ts';
import { moneyStory } from './testing/money-story.ts';

const STEPS = 6_000;
const LOOKED_AFTER = 500;

test(`${STEPS} random steps of members, providers and staff leave the books of the cashier without a fault`, async () => {
  const story = await moneyStory(await testDatabase(), seededRandom(longSeed('cashier')), 12);

  for (let played = 0; played < STEPS; played += LOOKED_AFTER) {
    await story.play(LOOKED_AFTER);
    expect(await story.faults()).toEqual([]);
  }
});
