import type { Db, Reader } from '../database/index.ts';
import type { SealedTables } from './tables.ts';

export type KeyRow = SealedTables['sealed_key'];

const sealedIn = (reader: Reader) => reader.withTables<SealedTables>();

const COLUMNS = ['kid', 'public_key', 'private_key', 'sealed_private_key'] as const;

export const findKeyOfDay = (db: Db, day: string) =>
  sealedIn(db).selectFrom('sealed_key').select(COLUMNS).where('day', '=', day).executeTakeFirst();

/** A key made on this day or later. */
export const findKey = (db: Db, kid: string, since: string) =>
  sealedIn(db)
    .selectFrom('sealed_key')
    .select(COLUMNS)
    .where('kid', '=', kid)
    .where('day', '>=', since)
    .executeTakeFirst();

/** Keys from before private halves were closed. */
export const listClearKeys = (db: Db) =>
  sealedIn(db).selectFrom('sealed_key').select(['kid', 'private_key']).where('private_key', 'is not', null).execute();

export const closeKey = async (db: Db, kid: string, closed: Buffer): Promise<void> => {
  await sealedIn(db)
    .updateTable('sealed_key')
    .set({ sealed_private_key: closed, private_key: null })
    .where('kid', '=', kid)
    .where('private_key', 'is not', null)
    .execute();
};

/** Of several nodes that make the day's key together, the first one's stays. */
export const insertKey = async (db: Db, key: KeyRow): Promise<void> => {
  await sealedIn(db)
    .insertInto('sealed_key')
    .values(key)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
};

/** Answers whether the nonce was new. */
export const insertNonce = async (db: Db, nonce: string, expiresAt: Date): Promise<boolean> => {
  const result = await sealedIn(db)
    .insertInto('sealed_nonce')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const deleteKeysBefore = async (db: Db, day: string): Promise<void> => {
  await sealedIn(db).deleteFrom('sealed_key').where('day', '<', day).execute();
};

export const deleteNoncesBefore = async (db: Db, moment: Date): Promise<void> => {
  await sealedIn(db).deleteFrom('sealed_nonce').where('expires_at', '<', moment).execute();
};
