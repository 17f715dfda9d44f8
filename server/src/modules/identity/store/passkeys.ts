import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { passkeyColumns } from '../../../platform/passkey-columns.ts';
import type { NamedPasskey } from '../../../platform/passkey-columns.ts';
import { identityIn } from './identity-in.ts';

export type NewPasskey = NamedPasskey & { readonly memberId: MemberId };

/** Inserts a passkey; returns nothing if its credential is already registered. */
export const insertPasskey = async (tx: Tx, passkey: NewPasskey): Promise<bigint | undefined> => {
  const row = await identityIn(tx)
    .insertInto('identity_passkey')
    .values({ member_id: passkey.memberId, ...passkeyColumns(passkey) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const listPasskeys = (reader: Reader, memberId: MemberId) =>
  identityIn(reader)
    .selectFrom('identity_passkey')
    .select(['id', 'credential_id as credentialId', 'name', 'made_at as madeAt', 'used_at as usedAt'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

export const findPasskey = (reader: Reader, credentialId: Buffer) =>
  identityIn(reader)
    .selectFrom('identity_passkey')
    .select(['member_id as memberId', 'id', 'public_key as publicKey', 'sign_count as signCount'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Notes a use. The counter of a passkey never goes back: then it was copied, and the answer is no. */
export const usePasskey = async (
  tx: Tx,
  { memberId, id }: { readonly memberId: bigint; readonly id: bigint },
  signCount: bigint,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await identityIn(tx)
    .updateTable('identity_passkey')
    .set({ sign_count: signCount, used_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    // Many passkeys count nothing at all and stay at zero.
    .where((eb) => (signCount === 0n ? eb('sign_count', '=', 0n) : eb('sign_count', '<', signCount)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const deletePasskey = async (tx: Tx, memberId: MemberId, id: bigint): Promise<boolean> => {
  const { numDeletedRows } = await identityIn(tx)
    .deleteFrom('identity_passkey')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
