import type { SportsMarketId } from '@fairground/contract/sports/fields';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { isDecided } from '../domain/decided.ts';
import { nameOf, relevantScore } from '../domain/settle-leg.ts';
import { addResults, setStatus } from '../store/facts.ts';
import { changeFixture, listMarkets, listWaiting, lockFixtureById } from '../store/fixtures.ts';
import { databaseNow } from '../store/simulated.ts';
import type { FixtureRow, MarketRow } from '../tables.ts';
import { isSecondHalf } from '../trading/match-clock.ts';

/** A match that was put off or broken off may be played within so many hours; then what is not decided is void. */
export const REPLAY_HOURS = 36;
const HOUR_MS = 3_600_000;

/** Whether a match is announced again for a time at which its bets are void. */
export const isTooLate = (waitsSince: Date, startsAt: Date): boolean =>
  startsAt.getTime() - waitsSince.getTime() > REPLAY_HOURS * HOUR_MS;

/** Bets that were taken before a match was put off for too long are void; new ones are taken. */
export const voidEarlier = async (tx: Tx, fixture: FixtureRow): Promise<void> => {
  const to = (await databaseNow(tx)).toISOString();
  const markets = await listMarkets(tx, fixture.id);
  await addResults(
    tx,
    markets.map(({ id }) => ({ id, facts: { by: 'POSTPONED', to } })),
    'CANCELLED',
  );
};

/** What was decided before a match was broken off stands. */
export const settleDecided = async (tx: Tx, fixture: FixtureRow): Promise<void> => {
  const { model, score } = fixture;
  const decided = (await openMarkets(tx, fixture)).filter((market) =>
    isDecided(nameOf(market), model, score, isSecondHalf(fixture)),
  );
  await addResults(
    tx,
    decided.map((market) => ({ id: market.id, facts: { score: relevantScore(nameOf(market), score) } })),
    'SETTLED',
  );
  await setStatus(tx, idsOf(decided), 'SETTLED');
};

const WAITING_MAX = 20;

/** Gives back what was staked on matches that were not played in time; answers how many those were. */
export const voidWaiting = async (db: Db): Promise<number> => {
  const waiting = await listWaiting(db, REPLAY_HOURS, WAITING_MAX);
  for (const id of waiting)
    await inTransaction(db, async (tx) => {
      const fixture = await lockFixtureById(tx, id);
      if (!fixture?.waits_since) return;
      if (fixture.state === 'INTERRUPTED') await settleDecided(tx, fixture);
      const open = await openMarkets(tx, fixture);
      await addResults(
        tx,
        open.map((market) => ({ id: market.id, facts: { by: 'POSTPONED' } })),
        'CANCELLED',
      );
      await setStatus(tx, idsOf(open), 'CANCELLED');
      const isOver = fixture.state === 'ABANDONED';
      await changeFixture(tx, id, {
        waits_since: null,
        ...(!isOver && { state: 'ABANDONED', ended_at: await databaseNow(tx) }),
      });
    });
  return waiting.length;
};

const openMarkets = async (tx: Tx, fixture: FixtureRow): Promise<readonly MarketRow[]> =>
  (await listMarkets(tx, fixture.id)).filter(({ status }) => status !== 'SETTLED' && status !== 'CANCELLED');

const idsOf = (markets: readonly MarketRow[]): readonly SportsMarketId[] => markets.map(({ id }) => id);
