import type { Id, MemberId } from '@fairground/contract/ids';
import type { MemberAddress } from '@fairground/contract/loyalty/endpoints';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Address } from '../tables.ts';
import { loyaltyIn } from './loyalty-in.ts';

/** What one member changes of its addresses happens one after another. */
export const queueAddresses = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('loyalty_address'), hashtext(${member.toString()}))`.execute(tx);
};

export const listAddresses = async (reader: Reader, member: MemberId): Promise<MemberAddress[]> => {
  const rows = await loyaltyIn(reader)
    .selectFrom('loyalty_address')
    .select(['id', 'name', 'phone', 'line', 'city', 'country', 'is_default as isDefault'])
    .where('member_id', '=', member)
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, id: row.id as Id<'member-address'> }));
};

export const clearDefault = async (tx: Tx, member: MemberId): Promise<void> => {
  await loyaltyIn(tx)
    .updateTable('loyalty_address')
    .set({ is_default: false })
    .where('member_id', '=', member)
    .where('is_default', '=', true)
    .execute();
};

export const insertAddress = async (tx: Tx, member: MemberId, address: Address, isDefault: boolean): Promise<void> => {
  await loyaltyIn(tx)
    .insertInto('loyalty_address')
    .values({ ...address, member_id: member, is_default: isDefault })
    .execute();
};

export const updateAddress = async (
  tx: Tx,
  id: bigint,
  change: Partial<Address> & { readonly is_default?: boolean },
): Promise<void> => {
  await loyaltyIn(tx).updateTable('loyalty_address').set(change).where('id', '=', id).execute();
};

export const deleteAddress = async (tx: Tx, id: bigint): Promise<void> => {
  await loyaltyIn(tx).deleteFrom('loyalty_address').where('id', '=', id).execute();
};
