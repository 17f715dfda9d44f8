import type { Insertable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export const insertSession = async (db: Db, session: Insertable<StudioTables['studio_session']>): Promise<void> => {
  await studioIn(db).insertInto('studio_session').values(session).execute();
};

export const findSession = (reader: Reader, tokenHash: Buffer) =>
  studioIn(reader)
    .selectFrom('studio_session')
    .select(['member_id', 'vendor', 'game', 'currency', 'market', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const endSessions = async (tx: Tx, tokenHashes: readonly Buffer[]): Promise<void> => {
  await studioIn(tx)
    .deleteFrom('studio_session')
    .where('token_hash', 'in', [...tokenHashes])
    .execute();
};

export const deleteSessionsBefore = async (db: Db, moment: Date): Promise<void> => {
  await studioIn(db).deleteFrom('studio_session').where('expires_at', '<', moment).execute();
};
