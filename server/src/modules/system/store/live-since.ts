import type { Db, Reader } from '../../../platform/database/index.ts';
import { systemIn } from './system-in.ts';

export const readLiveSince = async (reader: Reader): Promise<Date | null> =>
  (await systemIn(reader).selectFrom('system_live_since').select('since').executeTakeFirst())?.since ?? null;

/** The first time counts. */
export const insertLiveSince = async (db: Db, since: Date): Promise<void> => {
  await systemIn(db)
    .insertInto('system_live_since')
    .values({ is_live: true, since })
    .onConflict((conflict) => conflict.column('is_live').doNothing())
    .execute();
};
