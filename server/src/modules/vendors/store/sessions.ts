import type { MemberId } from '@fairground/contract/ids';
import type { Insertable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { GameSession } from '../domain/session.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export const insertLaunch = async (db: Db, launch: Insertable<VendorsTables['vendors_launch']>): Promise<void> => {
  await vendorsIn(db).insertInto('vendors_launch').values(launch).execute();
};

/** Uses a launch code up; nothing if it is unknown, another vendor's, used or too old. Of two callers one wins. */
export const useLaunch = (tx: Tx, vendorId: bigint, codeHash: Buffer, now: Date) =>
  vendorsIn(tx)
    .updateTable('vendors_launch')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('vendor_id', '=', vendorId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning([
      'member_id',
      'game_group',
      'currency',
      'device',
      'ip',
      'host',
      'opening_id',
      'player_session_id',
      'player_session_expires_at',
      'idle_minutes',
    ])
    .executeTakeFirst();

export const insertSession = async (tx: Tx, session: Insertable<VendorsTables['vendors_session']>): Promise<void> => {
  await vendorsIn(tx).insertInto('vendors_session').values(session).execute();
};

export const findSession = async (reader: Reader, tokenHash: Buffer): Promise<GameSession | undefined> => {
  const row = await vendorsIn(reader)
    .selectFrom('vendors_session')
    .select(['vendor_id', 'member_id', 'game_group', 'currency', 'ip', 'host', 'seen_at', 'idle_minutes', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      vendorId: row.vendor_id,
      memberId: row.member_id,
      gameGroup: row.game_group,
      currency: row.currency,
      place: { ip: row.ip, host: row.host },
      seenAt: row.seen_at,
      idleMinutes: row.idle_minutes,
      expiresAt: row.expires_at,
    }
  );
};

/** A later sign of life is never overwritten by an earlier one. */
export const touchSession = async (db: Db, tokenHash: Buffer, seenAt: Date): Promise<void> => {
  await vendorsIn(db)
    .updateTable('vendors_session')
    .set({ seen_at: seenAt })
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '<', seenAt)
    .execute();
};

/** Ends every session of a member with a vendor, from this moment. */
export const expireSessions = async (db: Db, vendorId: bigint, memberId: MemberId, at: Date): Promise<void> => {
  await vendorsIn(db)
    .updateTable('vendors_session')
    .set({ expires_at: at })
    .where('member_id', '=', memberId)
    .where('vendor_id', '=', vendorId)
    .where('expires_at', '>', at)
    .execute();
};

export const deleteOldSessions = async (db: Db, before: Date): Promise<void> => {
  await vendorsIn(db).deleteFrom('vendors_session').where('expires_at', '<', before).execute();
  await vendorsIn(db).deleteFrom('vendors_launch').where('expires_at', '<', before).execute();
};
