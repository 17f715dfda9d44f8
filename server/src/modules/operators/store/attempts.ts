import type { Db, Tx } from '../../../platform/database/index.ts';
import type { Attempts } from '../domain/attempts.ts';
import { operatorsIn } from './operators-in.ts';

export const lockAttempts = async (tx: Tx, name: string, now: Date): Promise<Attempts | undefined> => {
  await operatorsIn(tx)
    .insertInto('operators_attempt')
    .values({ name, failures: 0, last_at: now, locked_until: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await operatorsIn(tx)
    .selectFrom('operators_attempt')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  return row && { failures: row.failures, lastAt: row.last_at, lockedUntil: row.locked_until };
};

export const setAttempts = async (tx: Tx, name: string, { failures, lastAt, lockedUntil }: Attempts): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_attempt')
    .set({ failures, last_at: lastAt, locked_until: lockedUntil })
    .where('name', '=', name)
    .execute();
};

export const deleteAttempts = async (tx: Tx, names: readonly string[]): Promise<void> => {
  await operatorsIn(tx).deleteFrom('operators_attempt').where('name', 'in', names).execute();
};

/** Attempts that count no more, and sessions nobody can use or asks for any more. */
export const deleteOld = async (
  db: Db,
  { attemptsBefore, sessionsBefore }: { readonly attemptsBefore: Date; readonly sessionsBefore: Date },
): Promise<void> => {
  await operatorsIn(db).deleteFrom('operators_attempt').where('last_at', '<', attemptsBefore).execute();
  await operatorsIn(db).deleteFrom('operators_session').where('expires_at', '<', sessionsBefore).execute();
};
