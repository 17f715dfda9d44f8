import type { Db } from '../database/index.ts';
import type { LimitTables } from './tables.ts';

export const deleteExpiredUses = async (db: Db, now: Date): Promise<void> => {
  await db.withTables<LimitTables>().deleteFrom('limit_use').where('expire', '<', BigInt(now.getTime())).execute();
};
