import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { lastFact, playedAgain } from './testing/replay.ts';
import { acceptedTooLate, aLimitedBook, playDay, steps, toldAgain } from './testing/random-book.ts';

const book = await aLimitedBook(await testDatabase());

test('hundreds of random days keep the ledger, the limits and the order of events, and told again from their facts they pay the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (day) => {
      const before = await lastFact(book);
      const bets = await playDay(book, day);

      for (const { stored, told, bet } of await toldAgain(book, bets))
        expect({ bet, stored }).toEqual({ bet, stored: told });
      expect(await acceptedTooLate(book)).toEqual([]);
      const { results, books } = await playedAgain(book, before, bets);
      expect(results[0]).not.toBe('');
      expect(results[1]).toBe(results[0]);
      expect(books[1]).toBe(books[0]);
      const { rows } = await book.pool.query<{ open: number }>(
        'select count(*)::int as open from sports_exposure where exists (select from unnest(cells) c where c <> 0)',
      );
      expect(rows[0]?.open).toBe(0);
    }),
    { numRuns: 300 },
  );
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
}, 1_800_000);
