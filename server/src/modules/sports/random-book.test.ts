import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aLimitedBook, steps } from './testing/random-book.ts';
import { faultsOf } from './testing/replay.ts';

const book = await aLimitedBook(await testDatabase());

test('a random day keeps the ledger, the limits and the order of events, and told again from its facts it pays the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (day) => {
      expect(await faultsOf(book, day)).toEqual([]);
    }),
    { numRuns: 6 },
  );
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
}, 120_000);
