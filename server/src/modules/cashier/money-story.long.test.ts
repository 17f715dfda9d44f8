import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { longSeed } from '../../testing/long-seed.ts';
import { seededRandom } from '../../testing/random.ts';
import { moneyStory } from './testing/money-story.ts';

const STEPS = 6_000;
const LOOKED_AFTER = 500;
/** What a story of this length has to meet, whatever its seed. */
const ALL = [
  ...['CREDITED', 'EXPIRED', 'REVIEW', 'REJECTED', 'REVERSED', 'CANCELLED'].map((status) => `deposit ${status}`),
  ...['AUTO_OK', 'REVIEW_1', 'APPROVED', 'PAYING', 'PAY_FAILED', 'PAID_OUT'].map((status) => `withdrawal ${status}`),
  ...['CONFIRMED', 'DISPUTED', 'PART_CONFIRMED', 'RETURNED', 'REJECTED', 'CANCELLED'].map(
    (state) => `withdrawal ${state}`,
  ),
  ...['RECEIVED', 'PARTLY', 'NOT_RECEIVED', 'EXPIRED'].map((state) => `slice ${state}`),
  ...['paid by a member', 'transfer', 'paid by crypto', 'stopped by a limit of play', 'owes', 'paid back'],
];

test(`${STEPS} random steps of members, providers and staff leave the books of the cashier without a fault`, async () => {
  const story = await moneyStory(await testDatabase(), seededRandom(longSeed('cashier')), 12, {
    doMembersPay: true,
  });

  for (let played = 0; played < STEPS; played += LOOKED_AFTER) {
    await story.play(LOOKED_AFTER);
    expect(await story.faults()).toEqual([]);
  }
  const reached = await story.reached();
  expect(ALL.filter((state) => !reached.has(state))).toEqual([]);
});
