import type { MemberId } from '@fairground/contract/ids';
import type { GameSessionId } from '@fairground/contract/launch/endpoints';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type OpeningRow = Selectable<VendorsTables['vendors_opening']>;

/** Writes a launch down; nothing if this request did so before. Of twins one wins and the other waits for it. */
export const insertOpening = (
  db: Db | Tx,
  opening: Insertable<VendorsTables['vendors_opening']>,
): Promise<OpeningRow | undefined> =>
  vendorsIn(db)
    .insertInto('vendors_opening')
    .values(opening)
    .onConflict((conflict) => conflict.columns(['member_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findOpeningOfRequest = (
  reader: Reader,
  memberId: MemberId,
  requestId: string,
): Promise<OpeningRow | undefined> =>
  vendorsIn(reader)
    .selectFrom('vendors_opening')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

/** A session of this member: somebody else's is as unknown as one that never was. */
export const findOpening = (reader: Reader, memberId: MemberId, id: GameSessionId): Promise<OpeningRow | undefined> =>
  vendorsIn(reader)
    .selectFrom('vendors_opening')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The opening for as long as the transaction lasts: nobody leaves it meanwhile. */
export const lockOpening = (tx: Tx, id: GameSessionId): Promise<OpeningRow | undefined> =>
  vendorsIn(tx).selectFrom('vendors_opening').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const leaveOpening = async (tx: Tx, id: GameSessionId, at: Date): Promise<void> => {
  await vendorsIn(tx)
    .updateTable('vendors_opening')
    .set({ left_at: at })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .execute();
};

/** Ends the tokens and the codes that belong to an opening: what was handed out before is good for nothing. */
export const endTokensOf = async (tx: Tx, id: GameSessionId, at: Date): Promise<void> => {
  await vendorsIn(tx)
    .updateTable('vendors_session')
    .set({ expires_at: at })
    .where('opening_id', '=', id)
    .where('expires_at', '>', at)
    .execute();
};

export const deleteOldOpenings = async (db: Db, before: Date): Promise<void> => {
  await vendorsIn(db).deleteFrom('vendors_opening').where('expires_at', '<', before).execute();
};
