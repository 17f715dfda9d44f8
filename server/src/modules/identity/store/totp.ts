import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

export type StoredTotp = {
  /** Closed; see the secret box. */
  readonly secret: Buffer;
  readonly pendingUntil: Date | null;
  readonly confirmedAt: Date | null;
  readonly lastStep: bigint | null;
};

const COLUMNS = [
  'secret',
  'pending_until as pendingUntil',
  'confirmed_at as confirmedAt',
  'last_step as lastStep',
] as const;

/** The authenticator of a member, held until the transaction ends: a code is compared and used up in one. */
export const lockTotp = (tx: Tx, memberId: MemberId): Promise<StoredTotp | undefined> =>
  identityIn(tx)
    .selectFrom('identity_totp')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

/** Begins again with a secret that waits for its first code; answers whether none was confirmed before. */
export const putPendingTotp = async (
  tx: Tx,
  memberId: MemberId,
  pending: { readonly secret: Buffer; readonly pendingUntil: Date },
): Promise<boolean> => {
  const values = { secret: pending.secret, pending_until: pending.pendingUntil, confirmed_at: null, last_step: null };
  const { numInsertedOrUpdatedRows } = await identityIn(tx)
    .insertInto('identity_totp')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(values).where('identity_totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const confirmTotp = async (tx: Tx, memberId: MemberId, now: Date, step: bigint): Promise<void> => {
  await identityIn(tx)
    .updateTable('identity_totp')
    .set({ confirmed_at: now, pending_until: null, last_step: step })
    .where('member_id', '=', memberId)
    .execute();
};

export const setLastStep = async (tx: Tx, memberId: MemberId, step: bigint): Promise<void> => {
  await identityIn(tx)
    .updateTable('identity_totp')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .execute();
};

export const deleteTotp = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await identityIn(tx).deleteFrom('identity_totp').where('member_id', '=', memberId).execute();
  await identityIn(tx).deleteFrom('identity_recovery_code').where('member_id', '=', memberId).execute();
};

export const readFactor = async (
  reader: Reader,
  memberId: MemberId,
): Promise<{ readonly hasTotp: boolean; readonly recoveryCodesLeft: number }> => {
  const totp = await identityIn(reader)
    .selectFrom('identity_totp')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (totp === undefined) return { hasTotp: false, recoveryCodesLeft: 0 };
  const { left } = await identityIn(reader)
    .selectFrom('identity_recovery_code')
    .select(({ fn }) => fn.countAll<bigint>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { hasTotp: true, recoveryCodesLeft: Number(left) };
};

/** The old codes end with the first breath of the new ones. */
export const replaceRecoveryCodes = async (
  tx: Tx,
  memberId: MemberId,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> => {
  await identityIn(tx).deleteFrom('identity_recovery_code').where('member_id', '=', memberId).execute();
  await identityIn(tx)
    .insertInto('identity_recovery_code')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash, made_at: now })))
    .execute();
};

/** Uses a recovery code up; of many at once one gets it. */
/** Uses up the code with one of these hashes: one for each key there is. */
export const useRecoveryCode = async (
  tx: Tx,
  memberId: MemberId,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await identityIn(tx)
    .updateTable('identity_recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', 'in', [...hashes])
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
