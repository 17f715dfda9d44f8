import type { StaffRole } from '@fairground/contract/operators/permissions';
import type { Insertable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { OperatorsTables } from '../tables.ts';
import { operatorsIn } from './operators-in.ts';

export const insertSession = (tx: Tx, session: Insertable<OperatorsTables['operators_session']>) =>
  operatorsIn(tx).insertInto('operators_session').values(session).returning('id').executeTakeFirstOrThrow();

export type FoundSession = {
  readonly id: bigint;
  readonly staffId: bigint;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly steppedUpAt: Date;
};

/** The session of a token that was not ended, with the roles its owner has now. */
export const findSession = (reader: Reader, tokenHash: Buffer): Promise<FoundSession | undefined> =>
  operatorsIn(reader)
    .selectFrom('operators_session as session')
    .innerJoin('operators_staff as staff', 'staff.id', 'session.staff_id')
    .select([
      'session.id',
      'session.staff_id as staffId',
      'staff.name',
      'staff.roles',
      'session.seen_at as seenAt',
      'session.expires_at as expiresAt',
      'session.stepped_up_at as steppedUpAt',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();

/** A later sign of life is never overwritten by an earlier one. */
export const touchSession = async (db: Db, id: bigint, seenAt: Date): Promise<void> => {
  await operatorsIn(db)
    .updateTable('operators_session')
    .set({ seen_at: seenAt })
    .where('id', '=', id)
    .where('seen_at', '<', seenAt)
    .execute();
};

export const setSteppedUp = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_session')
    .set({ stepped_up_at: at })
    .where('id', '=', id)
    .where('stepped_up_at', '<', at)
    .execute();
};

export const listRunning = (
  reader: Reader,
  staffId: bigint,
  { now, seenAfter }: { readonly now: Date; readonly seenAfter: Date },
) =>
  operatorsIn(reader)
    .selectFrom('operators_session')
    .select(['id', 'ip', 'user_agent as userAgent', 'opened_at as openedAt', 'seen_at as seenAt'])
    .select('expires_at as expiresAt')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', seenAfter)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** Ends one session of a staff member, or all; answers how many ended. */
export const endSessions = async (tx: Tx, staffId: bigint, at: Date, id?: bigint): Promise<number> => {
  const ended = await operatorsIn(tx)
    .updateTable('operators_session')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
};
