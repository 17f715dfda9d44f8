import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aBook } from './testing/book.ts';
import { lastFact, replay } from './testing/replay.ts';
import { DAY_MAX, PLAYER_MAX, playDay, RISK_MAX, steps, toldAgain } from './testing/random-book.ts';

const book = await aBook(await testDatabase());
await asOwner(
  book.url,
  `insert into sports_limit (sport, win_max, risk_max, player_max, day_max, large_from)
   values ('FOOTBALL', ${RISK_MAX}, ${RISK_MAX}, ${PLAYER_MAX}, ${DAY_MAX}, ${RISK_MAX})`,
);

/** No bet was accepted on a market after the database kept its result, or while its match took none. */
const acceptedTooLate = async (): Promise<readonly unknown[]> => {
  const { rows } = await book.pool.query<object>(
    `select b.id from sports_bet b join sports_leg l on l.bet_id = b.id
       join sports_market_result r on r.market_id = l.market_id and r.kind = 'SETTLED'
      where b.state <> 'REFUSED' and b.accepted_at > r.at`,
  );
  return rows;
};

test('a random day keeps the ledger, the limits and the order of events, and told again from its facts it pays the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (day) => {
      const before = await lastFact(book);
      const bets = await playDay(book, day);

      for (const { stored, told, legs, bet } of await toldAgain(book, bets))
        expect({ bet, stored, legs }).toEqual({ bet, stored: told, legs: true });
      expect(await acceptedTooLate()).toEqual([]);
      const [first, again] = await replay(book, before);
      expect(first).not.toBe('');
      expect(again).toBe(first);
      const { rows } = await book.pool.query<{ open: number }>(
        'select count(*)::int as open from sports_exposure where exists (select from unnest(cells) c where c <> 0)',
      );
      expect(rows[0]?.open).toBe(0);
    }),
    { numRuns: 6 },
  );
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
}, 120_000);
