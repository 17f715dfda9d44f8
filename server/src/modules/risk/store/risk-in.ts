import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { RiskTables } from '../tables.ts';

export const riskIn = (reader: Reader) => reader.withTables<RiskTables>();

/** Until the commit nobody else weighs or decides about this member. */
export const lockMember = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('risk_member'), hashtext(${member.toString()}))`.execute(tx);
};
