import { settingsIn } from '../domain/limits.ts';
import { listLimits } from '../store/trading.ts';
import { soldBy } from '../domain/lean.ts';
import { priceMatch } from '../domain/price-match.ts';
import { writePrices } from '../store/fixtures.ts';
import { databaseNow } from '../store/simulated.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { lockFixtureById } from '../store/fixtures.ts';
import type { FixtureRow } from '../tables.ts';
import { clockAt, isSecondHalf } from './match-clock.ts';

/** Prices every market of a match from its model, its score and its clock. */
export const repriceIn = async (tx: Tx, fixture: FixtureRow): Promise<void> => {
  if (fixture.is_held) return;
  const seconds = clockAt(fixture, await databaseNow(tx));
  const board = fixture.sport === 'FOOTBALL' ? 'full' : 'short';
  await writePrices(
    tx,
    fixture.id,
    priceMatch(soldBy(fixture.model, fixture.lean), fixture.score, {
      seconds,
      isSecondHalf: isSecondHalf(fixture),
      board,
      marginPercent: settingsIn(await listLimits(tx))[fixture.sport].marginPercent,
    }),
  );
};

/** Prices a live match anew as its clock moves on, unless a bet stop holds. */
export const repriceLive = (db: Db, id: FixtureId): Promise<void> =>
  inTransaction(db, async (tx) => {
    const fixture = await lockFixtureById(tx, id);
    if (fixture?.state === 'LIVE' && !fixture.is_stopped) await repriceIn(tx, fixture);
  });
