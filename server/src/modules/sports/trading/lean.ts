import { scoreGrid } from '@fairground/engines/sports/score-grid';
import { inTransaction } from '../../../platform/database/index.ts';
import type { FixtureId } from '@fairground/contract/sports/fields';
import type { SportsDeps } from '../deps.ts';
import { leanOf, NO_LEAN } from '../domain/lean.ts';
import { limitsIn } from '../domain/limits.ts';
import { goalsOf } from '../domain/model.ts';
import { matchState } from '../domain/price-match.ts';
import { listExposures } from '../store/exposures.ts';
import { listToLean, lockFixtureById, writeLean } from '../store/fixtures.ts';
import { databaseNow } from '../store/simulated.ts';
import { listLimits } from '../store/trading.ts';
import { clockAt, isSecondHalf } from './match-clock.ts';
import { repriceIn } from './reprice.ts';

/** Matches that are priced again because of their bets in one step. */
const LEAN_MAX = 20;

/** Moves the prices of matches whose bets have changed what the house may lose by them. */
export const leanOpen = async (deps: SportsDeps): Promise<void> => {
  for (const id of await listToLean(deps.db, LEAN_MAX)) await leanOne(deps, id);
};

const leanOne = ({ db, currency }: SportsDeps, id: FixtureId): Promise<void> =>
  inTransaction(db, async (tx) => {
    const fixture = await lockFixtureById(tx, id);
    if (fixture?.model.is !== 'goals') return;
    const { riskMax } = limitsIn(currency, await listLimits(tx))[fixture.sport];
    const whole = (await listExposures(tx, [id])).find(({ period }) => period === 'ft');
    const seconds = clockAt(fixture, await databaseNow(tx));
    const state = matchState(fixture.score, seconds, isSecondHalf(fixture));
    const grid = scoreGrid(fixture.model, state);
    const lean = whole ? leanOf(whole.cells, grid, goalsOf(fixture.score), riskMax) : NO_LEAN;
    const before = fixture.lean ?? NO_LEAN;
    await writeLean(tx, id, lean);
    const isSame = lean.home === before.home && lean.away === before.away;
    const takesBets = fixture.state === 'PREMATCH' || fixture.state === 'LIVE';
    if (!isSame && takesBets && !fixture.is_stopped) await repriceIn(tx, { ...fixture, lean });
  });
