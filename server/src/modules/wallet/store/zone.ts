import { sql } from 'kysely';
import type { Db } from '../../../platform/database/index.ts';

/** Does nothing where the ledger has entries. */
export const setZoneOfEmptyBooks = async (db: Db, timeZone: string): Promise<void> => {
  await sql`update wallet_books set zone = ${timeZone}
     where zone <> ${timeZone} and not exists (select from wallet_leg)`.execute(db);
};
