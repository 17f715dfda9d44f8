import type { Sport } from '@fairground/contract/sports/fields';
import { flightIn } from '../../../platform/database/index.ts';
import type { Flight, Tx } from '../../../platform/database/index.ts';
import type { SportsDeps } from '../deps.ts';
import type { Limits } from '../domain/limits.ts';
import { exposureKeys, openRisk } from '../domain/open-risk.ts';
import type { ExposureChange, OpenRisk } from '../domain/open-risk.ts';
import { limitsOfBet } from '../domain/own-limits.ts';
import { addLiabilities, lockExposures, lockLiabilities, writeExposures } from '../store/exposures.ts';
import { lockOwnLimits } from '../store/own-limits.ts';

/** Only bets in the currency of the house weigh on its matches: play money of trial accounts costs nobody anything. */
export const isWeighed = (
  { currency: house }: Pick<SportsDeps, 'currency'>,
  { currency }: { readonly currency: string },
): boolean => currency === house;

/**
 * Adds a bet within a transaction of the caller if no limit is passed by it; else answers the stake that still fits. Rows
 * are locked in the same order by everybody: accounts, then limited markets, then matches, then days and players.
 */
export const addExposure = (
  tx: Tx,
  change: ExposureChange,
  sports: readonly Sport[],
  limits: Limits,
): Promise<bigint | true> =>
  flightIn(tx, async (flight) => {
    const markets = change.legs.map(({ market }) => market.id);
    const own = await lockOwnLimits(flight, { members: [change.member], markets });
    const exposures = await lockExposures(flight, exposureKeys(change.legs));
    const liabilities = await lockLiabilities(flight, [
      ...exposures.map(({ day }) => ({ scope: 'DAY' as const, key: day })),
      { scope: 'PLAYER', key: change.member.toString() },
    ]);
    const risk = openRisk(exposures, liabilities, own);
    const { fits } = risk.add(change, sports, limitsOfBet(limits, own, { member: change.member, legs: markets }));
    writeRisk(flight, risk);
    return fits;
  });

/** Changes what the house may lose by all of these bets at once, whatever the limits: nobody is asked about a result. */
export const changeExposures = async (tx: Tx, changes: readonly ExposureChange[]): Promise<void> => {
  if (changes.length === 0) return;
  await flightIn(tx, async (flight) => {
    const exposures = await lockExposures(
      flight,
      changes.flatMap(({ legs }) => exposureKeys(legs)),
    );
    // Of days and players only the differences are written.
    const risk = openRisk(exposures, []);
    risk.apply(changes);
    writeRisk(flight, risk);
  });
};

export const writeRisk = (flight: Flight, risk: OpenRisk): void => {
  const { exposures, liabilities } = risk.changed();
  writeExposures(flight, exposures);
  addLiabilities(flight, liabilities);
};
