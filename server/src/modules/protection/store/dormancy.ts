import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProtectionTables } from '../tables.ts';
import { protectionIn } from './protection-in.ts';

export type Dormancy = ProtectionTables['protection_dormancy'];

export const findDormancy = (reader: Reader, member: MemberId): Promise<Dormancy | undefined> =>
  protectionIn(reader).selectFrom('protection_dormancy').selectAll().where('member_id', '=', member).executeTakeFirst();

export const insertDormancy = async (tx: Tx, row: Dormancy): Promise<void> => {
  await protectionIn(tx).insertInto('protection_dormancy').values(row).execute();
};

export const setDormant = async (tx: Tx, member: MemberId, at: Date): Promise<void> => {
  await protectionIn(tx)
    .updateTable('protection_dormancy')
    .set({ dormant_at: at })
    .where('member_id', '=', member)
    .execute();
};

/** Answers what was noted, if anything was. */
export const deleteDormancy = (tx: Tx, member: MemberId): Promise<Dormancy | undefined> =>
  protectionIn(tx).deleteFrom('protection_dormancy').where('member_id', '=', member).returningAll().executeTakeFirst();
