import { ConfigError } from '../../platform/config.ts';
import type { WalletDeps } from './deps.ts';
import { readBooks } from './store.ts';
import { setZoneOfEmptyBooks } from './store/zone.ts';

/**
 * Makes the ledger count its days in the time zone of the brand, at every start. Books with entries keep their zone: a
 * change would move entries to other accounting days, so a brand that names another one does not start.
 */
export const keepDaysIn = async ({ db }: Pick<WalletDeps, 'db'>, timeZone: string): Promise<void> => {
  await setZoneOfEmptyBooks(db, timeZone);
  const { zone } = await readBooks(db);
  if (zone !== timeZone)
    throw new ConfigError(`The ledger of this database counts its days in ${zone}, and the brand says ${timeZone}.`);
};
