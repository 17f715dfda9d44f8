import type { MemberId } from '@fairground/contract/ids';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Reader } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export const insertReport = (db: Db, report: Insertable<VendorsTables['vendors_report']>) =>
  vendorsIn(db).insertInto('vendors_report').values(report).returning('id').executeTakeFirstOrThrow();

export const upsertRoundAnswer = async (
  db: Db,
  answer: Insertable<VendorsTables['vendors_round_answer']>,
): Promise<void> => {
  const { asked_at, answer: said } = answer;
  await vendorsIn(db)
    .insertInto('vendors_round_answer')
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'member_id', 'round_id']).doUpdateSet({ asked_at, answer: said }),
    )
    .execute();
};

/** What vendors said about rounds that should be over, the oldest question first. */
export const listRoundAnswers = (reader: Reader, vendorId: bigint) =>
  vendorsIn(reader)
    .selectFrom('vendors_round_answer')
    .select(['member_id', 'round_id', 'asked_at', 'answer'])
    .where('vendor_id', '=', vendorId)
    .orderBy('asked_at')
    .limit(500)
    .execute();

export const nextSandboxMember = async (db: Db): Promise<MemberId> => {
  const { rows } = await sql<{ id: bigint }>`select nextval('vendors_sandbox_member_seq') as id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence of sandbox members answered nothing.');
  return row.id as MemberId;
};
