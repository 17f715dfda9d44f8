import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';
import type { OpeningRow } from './openings.ts';
import type { EndedPlayerSessions } from './player-sessions.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

/** Sessions that are over and whose balance has not been brought back, the oldest first. */
export const listEndedCarrying = (reader: Reader, now: Date, limit: number): Promise<OpeningRow[]> =>
  vendorsIn(reader)
    .selectFrom('vendors_opening')
    .selectAll()
    .where('carries_funds', '=', true)
    .where('funds_back_at', 'is', null)
    .where((where) => where.or([where('left_at', 'is not', null), where('expires_at', '<=', now)]))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether the member has another session of the vendor that carries the balance and is not over. */
export const hasOtherCarrying = async (
  reader: Reader,
  { id, member_id, vendor_id, currency }: Pick<OpeningRow, 'id' | 'member_id' | 'vendor_id' | 'currency'>,
  now: Date,
): Promise<boolean> => {
  const found = await vendorsIn(reader)
    .selectFrom('vendors_opening')
    .select('id')
    .where('member_id', '=', member_id)
    .where('vendor_id', '=', vendor_id)
    .where('currency', '=', currency)
    .where('id', '<>', id)
    .where('carries_funds', '=', true)
    .where('left_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Notes from which session of the site a session is played on, so that it is over with that one. */
export const moveToPlayerSession = async (tx: Tx, id: OpeningRow['id'], sessionId: bigint): Promise<void> => {
  await vendorsIn(tx)
    .updateTable('vendors_opening')
    .set({ player_session_id: sessionId })
    .where('id', '=', id)
    .where('carries_funds', '=', true)
    .execute();
};

/** Leaves the sessions with a carried balance that these sessions of the site opened; answers them. */
export const leaveCarrying = (
  tx: Tx,
  { memberId, sessionIds, at }: EndedPlayerSessions,
): Promise<readonly OpeningRow[]> =>
  vendorsIn(tx)
    .updateTable('vendors_opening')
    .set({ left_at: at })
    .where('id', 'in', (held) =>
      held
        .selectFrom('vendors_opening')
        .select('id')
        .where('member_id', '=', memberId)
        .where('player_session_id', '=', sql<bigint>`any(${sessionIds}::bigint[])`)
        .where('carries_funds', '=', true)
        .where('funds_back_at', 'is', null)
        .where('left_at', 'is', null)
        .orderBy('id')
        .forUpdate(),
    )
    .returningAll()
    .execute();

export const noteFundsBack = async (db: Db, id: OpeningRow['id'], at: Date): Promise<void> => {
  await vendorsIn(db)
    .updateTable('vendors_opening')
    .set({ funds_back_at: at })
    .where('id', '=', id)
    .where('funds_back_at', 'is', null)
    .execute();
};
