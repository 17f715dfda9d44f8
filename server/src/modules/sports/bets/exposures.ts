import { flightIn } from '../../../platform/database/index.ts';
import type { Flight, Tx } from '../../../platform/database/index.ts';
import type { SportsDeps } from '../deps.ts';
import { exposureKeys, openRisk } from '../domain/open-risk.ts';
import type { ExposureChange, OpenRisk } from '../domain/open-risk.ts';
import { addLiabilities, lockExposures, lockLiabilities, writeExposures } from '../store/exposures.ts';

/** Only bets in the currency of the house weigh on its matches: play money of trial accounts costs nobody anything. */
export const isWeighed = (
  { currency: house }: Pick<SportsDeps, 'currency'>,
  { currency }: { readonly currency: string },
): boolean => currency === house;

/**
 * Changes what the house may lose within a transaction of the caller, each row locked and written one time. Rows are
 * locked in the same order by everybody: accounts, then matches, then days and players.
 */
export const changeRisk = <Result>(
  tx: Tx,
  changes: readonly ExposureChange[],
  work: (risk: OpenRisk) => Result,
): Promise<Result> =>
  flightIn(tx, async (flight) => {
    const exposures = await lockExposures(
      flight,
      changes.flatMap(({ legs }) => exposureKeys(legs)),
    );
    const liabilities = await lockLiabilities(flight, [
      ...exposures.map(({ day }) => ({ scope: 'DAY' as const, key: day })),
      ...changes.map(({ member }) => ({ scope: 'PLAYER' as const, key: member.toString() })),
    ]);
    const risk = openRisk(exposures, liabilities);
    const result = work(risk);
    writeRisk(flight, risk);
    return result;
  });

export const writeRisk = (flight: Flight, risk: OpenRisk): void => {
  const { exposures, liabilities } = risk.changed();
  writeExposures(flight, exposures);
  addLiabilities(flight, liabilities);
};

/** Changes the exposure of matches by all of these bets at once. */
export const changeExposures = (tx: Tx, changes: readonly ExposureChange[]): Promise<void> =>
  changes.length === 0 ? Promise.resolve() : changeRisk(tx, changes, (risk) => risk.apply(changes));
