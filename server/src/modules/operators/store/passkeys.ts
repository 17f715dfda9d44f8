import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import { passkeyColumns } from '../../../platform/passkey-columns.ts';
import type { NamedPasskey } from '../../../platform/passkey-columns.ts';
import { operatorsIn } from './operators-in.ts';

export type NewPasskey = NamedPasskey & { readonly staffId: bigint };

/** Adds a passkey; nothing when somebody has that one already. */
export const insertPasskey = async (tx: Tx, passkey: NewPasskey): Promise<bigint | undefined> => {
  const row = await operatorsIn(tx)
    .insertInto('operators_passkey')
    .values({ staff_id: passkey.staffId, ...passkeyColumns(passkey) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const listPasskeysOf = (reader: Reader, staffId: bigint) =>
  operatorsIn(reader)
    .selectFrom('operators_passkey')
    .select(['id', 'credential_id as credentialId', 'name', 'made_at as madeAt', 'used_at as usedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();

export const findPasskey = (reader: Reader, staffId: bigint, credentialId: Buffer) =>
  operatorsIn(reader)
    .selectFrom('operators_passkey')
    .select(['id', 'public_key as publicKey', 'sign_count as signCount'])
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Notes a use. A counter that goes back belongs to a copy, and the answer is no. */
export const usePasskey = async (
  tx: Tx,
  { id, signCount }: { readonly id: bigint; readonly signCount: bigint },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await operatorsIn(tx)
    .updateTable('operators_passkey')
    .set({ sign_count: signCount, used_at: now })
    .where('id', '=', id)
    // Many passkeys count nothing at all and stay at zero.
    .where((eb) => (signCount === 0n ? eb('sign_count', '=', 0n) : eb('sign_count', '<', signCount)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Deletes one passkey of a staff member, or all; answers their names. */
export const deletePasskeys = async (tx: Tx, staffId: bigint, id?: bigint): Promise<readonly string[]> => {
  const rows = await operatorsIn(tx)
    .deleteFrom('operators_passkey')
    .where('staff_id', '=', staffId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
};

export const insertChallenge = async (
  db: Db,
  given: {
    readonly idHash: Buffer;
    readonly staffId: bigint | null;
    readonly challenge: string;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await operatorsIn(db)
    .insertInto('operators_challenge')
    .values({
      id_hash: given.idHash,
      staff_id: given.staffId,
      challenge: given.challenge,
      expires_at: given.expiresAt,
    })
    .execute();
};

/** A challenge is used up by its first answer, right or wrong. */
export const takeChallenge = async (db: Db, idHash: Buffer, now: Date) => {
  const row = await operatorsIn(db)
    .deleteFrom('operators_challenge')
    .where('id_hash', '=', idHash)
    .returning(['staff_id as staffId', 'challenge', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return row !== undefined && now < row.expiresAt ? row : undefined;
};

export const deleteChallengesBefore = async (db: Db, now: Date): Promise<void> => {
  await operatorsIn(db).deleteFrom('operators_challenge').where('expires_at', '<', now).execute();
};
