import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aLimitedBook, steps } from './testing/random-book.ts';
import { faultsOf } from './testing/replay.ts';

const book = await aLimitedBook(await testDatabase());

test('hundreds of random days keep the ledger, the limits and the order of events, and told again from their facts they pay the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (day) => {
      expect(await faultsOf(book, day)).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
}, 1_800_000);
