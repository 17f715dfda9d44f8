import type { Id } from '@fairground/contract/ids';
import type { Program } from '@fairground/contract/integrity/kinds';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IntegrityTables } from '../tables.ts';
import { integrityIn } from './integrity-in.ts';

export type CheckRow = Selectable<IntegrityTables['integrity_program_check']>;

/** Until the commit nobody else compares and writes digests. */
export const queueChecks = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('integrity_program_check'))`.execute(tx);
};

export const findLastDigest = async (reader: Reader, program: Program): Promise<Buffer | undefined> => {
  const row = await integrityIn(reader)
    .selectFrom('integrity_program_check')
    .select('digest')
    .where('program', '=', program)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.digest;
};

export const insertCheck = (tx: Tx, check: Omit<CheckRow, 'id'>): Promise<CheckRow> =>
  integrityIn(tx).insertInto('integrity_program_check').values(check).returningAll().executeTakeFirstOrThrow();

export const listChecks = (
  reader: Reader,
  {
    program,
    before,
    limit,
  }: {
    readonly program?: Program | undefined;
    readonly before?: Id<'program-check'> | undefined;
    readonly limit: number;
  },
): Promise<readonly CheckRow[]> => {
  let rows = integrityIn(reader).selectFrom('integrity_program_check').selectAll();
  if (program !== undefined) rows = rows.where('program', '=', program);
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows.orderBy('id', 'desc').limit(limit).execute();
};
