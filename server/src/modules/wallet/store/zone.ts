import { sql } from 'kysely';
import type { Db, Reader } from '../../../platform/database/index.ts';

/** Does nothing where the ledger has entries. */
export const setZoneOfEmptyBooks = async (db: Db, timeZone: string): Promise<void> => {
  await sql`update wallet_books set zone = ${timeZone}
     where zone <> ${timeZone} and not exists (select from wallet_leg)`.execute(db);
};

/** The time zone the days of the books are counted in. */
export const readZone = async (reader: Reader): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`select zone from wallet_books`.execute(reader);
  const [books] = rows;
  if (books === undefined) throw new Error('The books have one row.');
  return books.zone;
};
