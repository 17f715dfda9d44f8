import type { StaffRole } from '@fairground/contract/operators/permissions';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { PasswordHash } from '../../../platform/passwords/index.ts';
import type { OperatorsTables } from '../tables.ts';
import { operatorsIn } from './operators-in.ts';

export type Staff = {
  readonly id: bigint;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly version: number;
  readonly passwordHash: PasswordHash | null;
  readonly totpSecret: Buffer;
  readonly totpLastStep: bigint;
  readonly enrolExpiresAt: Date | null;
  readonly createdAt: Date;
  readonly enrolledAt: Date | null;
  readonly disabledAt: Date | null;
  readonly resetAt: Date | null;
};

const staffOf = (row: Selectable<OperatorsTables['operators_staff']>): Staff => ({
  id: row.id,
  name: row.name,
  roles: row.roles,
  version: row.version,
  passwordHash: row.password_hash,
  totpSecret: row.totp_secret,
  totpLastStep: row.totp_last_step,
  enrolExpiresAt: row.enrol_expires_at,
  createdAt: row.created_at,
  enrolledAt: row.enrolled_at,
  disabledAt: row.disabled_at,
  resetAt: row.reset_at,
});

export const listStaff = async (reader: Reader): Promise<readonly Staff[]> =>
  (await operatorsIn(reader).selectFrom('operators_staff').selectAll().orderBy('id').execute()).map(staffOf);

export const findByName = async (reader: Reader, name: string): Promise<Staff | undefined> => {
  const row = await operatorsIn(reader)
    .selectFrom('operators_staff')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return row && staffOf(row);
};

export const findStaff = async (reader: Reader, id: bigint): Promise<Staff | undefined> => {
  const row = await operatorsIn(reader)
    .selectFrom('operators_staff')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && staffOf(row);
};

export const lockStaff = async (tx: Tx, id: bigint): Promise<Staff | undefined> => {
  const row = await operatorsIn(tx)
    .selectFrom('operators_staff')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && staffOf(row);
};

export const lockByLink = async (tx: Tx, hash: Buffer): Promise<Staff | undefined> => {
  const row = await operatorsIn(tx)
    .selectFrom('operators_staff')
    .selectAll()
    .where('enrol_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  return row && staffOf(row);
};

/** Changes of staff one after another: how many hold a role is asked before it is changed. */
export const queueStaffChanges = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('operators_staff'))`.execute(tx);
};

/** The number is drawn first: the secret is closed for its row. */
export const nextStaffId = async (tx: Tx): Promise<bigint> => {
  const { rows } = await sql<{
    id: bigint;
  }>`select nextval(pg_get_serial_sequence('operators_staff', 'id')) as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence of staff answered no number.');
  return row.id;
};

export type NewStaff = {
  readonly id: bigint;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly totpSecret: Buffer;
  readonly enrolHash: Buffer;
  readonly enrolExpiresAt: Date;
  readonly createdAt: Date;
};

export const insertStaff = async (tx: Tx, staff: NewStaff): Promise<void> => {
  await sql`insert into operators_staff (id, name, roles, totp_secret, enrol_hash, enrol_expires_at, created_at)
    overriding system value
    values (${staff.id}, ${staff.name}, ${[...staff.roles]}, ${staff.totpSecret}, ${staff.enrolHash},
            ${staff.enrolExpiresAt}, ${staff.createdAt})`.execute(tx);
};

export const renewLink = async (
  tx: Tx,
  id: bigint,
  link: Pick<NewStaff, 'totpSecret' | 'enrolHash' | 'enrolExpiresAt'>,
): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_staff')
    .set((eb) => ({
      totp_secret: link.totpSecret,
      enrol_hash: link.enrolHash,
      enrol_expires_at: link.enrolExpiresAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** Codes of an earlier secret say nothing of a new one, so their count begins again. */
export const setSecret = async (tx: Tx, id: bigint, secret: Buffer): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_staff')
    .set({ totp_secret: secret, totp_last_step: 0n })
    .where('id', '=', id)
    .execute();
};

export const setEnrolled = async (
  tx: Tx,
  id: bigint,
  done: { readonly passwordHash: PasswordHash; readonly lastStep: bigint; readonly at: Date },
): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_staff')
    .set((eb) => ({
      password_hash: done.passwordHash,
      totp_last_step: done.lastStep,
      enrolled_at: done.at,
      reset_at: null,
      enrol_hash: null,
      enrol_expires_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

export const setLastStep = async (tx: Tx, id: bigint, step: bigint): Promise<void> => {
  await operatorsIn(tx).updateTable('operators_staff').set({ totp_last_step: step }).where('id', '=', id).execute();
};

export const setRoles = async (tx: Tx, id: bigint, roles: readonly StaffRole[]): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_staff')
    .set((eb) => ({ roles: [...roles], version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const setDisabled = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_staff')
    .set((eb) => ({ disabled_at: at, enrol_hash: null, enrol_expires_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Takes the ways to prove an account away; the roles stay, and a new link may be made. */
export const setReset = async (
  tx: Tx,
  id: bigint,
  { at, password }: { readonly at: Date; readonly password: 'kept' | 'lost' },
): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_staff')
    .set((eb) => ({
      reset_at: at,
      enrolled_at: null,
      ...(password === 'lost' && { password_hash: null }),
      enrol_hash: null,
      enrol_expires_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** As a new account: nobody knows its password, and it has no roles. */
export const setReadmitted = async (tx: Tx, id: bigint): Promise<void> => {
  await operatorsIn(tx)
    .updateTable('operators_staff')
    .set((eb) => ({
      disabled_at: null,
      enrolled_at: null,
      reset_at: null,
      password_hash: null,
      roles: [],
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};
