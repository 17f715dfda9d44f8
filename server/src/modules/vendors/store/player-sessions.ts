import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type PlayerSession = { readonly memberId: MemberId; readonly sessionId: bigint; readonly expiresAt: Date };

/** Knows a session from now on; one that ended stays ended. */
export const knowPlayerSession = async (
  db: Db | Tx,
  { memberId, sessionId, expiresAt }: PlayerSession,
): Promise<void> => {
  await vendorsIn(db)
    .insertInto('vendors_player_session')
    .values({ member_id: memberId, session_id: sessionId, expires_at: expiresAt, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether a session runs; it cannot be ended before the transaction is over. */
export const holdPlayerSession = async (tx: Tx, memberId: MemberId, sessionId: bigint): Promise<boolean> => {
  const row = await vendorsIn(tx)
    .selectFrom('vendors_player_session')
    .select('ended_at')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .forShare()
    .executeTakeFirst();
  return row?.ended_at === null;
};

/** Ends sessions for games, those too that never opened one: a launch may be under way. */
export const endPlayerSessions = async (
  tx: Tx,
  { memberId, sessionIds, at, forgetAt }: EndedPlayerSessions & { readonly forgetAt: Date },
): Promise<void> => {
  await vendorsIn(tx)
    .insertInto('vendors_player_session')
    .values(
      [...sessionIds]
        .toSorted((one, other) => (one < other ? -1 : 1))
        .map((sessionId) => ({ member_id: memberId, session_id: sessionId, ended_at: at, expires_at: forgetAt })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'session_id']).doUpdateSet({ ended_at: at }))
    .execute();
};

export type EndedPlayerSessions = {
  readonly memberId: MemberId;
  readonly sessionIds: readonly bigint[];
  readonly at: Date;
};

/** Ends the tokens of sessions and answers their hashes. Rows are held in the order calls hold them. */
export const endTokensOfPlayer = async (
  tx: Tx,
  { memberId, sessionIds, at }: EndedPlayerSessions,
): Promise<readonly Buffer[]> => {
  const ended = await vendorsIn(tx)
    .updateTable('vendors_session')
    .set({ expires_at: at })
    .where('token_hash', 'in', (held) =>
      held
        .selectFrom('vendors_session')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .where('player_session_id', '=', sql<bigint>`any(${sessionIds}::bigint[])`)
        .where('expires_at', '>', at)
        .orderBy('token_hash')
        .forUpdate(),
    )
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash }) => token_hash);
};

export const deleteOldPlayerSessions = async (db: Db, before: Date): Promise<void> => {
  await vendorsIn(db).deleteFrom('vendors_player_session').where('expires_at', '<', before).execute();
};
