import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProtectionTables } from '../tables.ts';

export const protectionIn = (reader: Reader) => reader.withTables<ProtectionTables>();

/** Until the commit nobody else changes or uses the protection of this member. */
export const lockMember = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('protection_member'), hashtext(${member.toString()}))`.execute(tx);
};
