import type { Log } from '@fairground/contract/integrity/operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IntegrityTables } from '../tables.ts';
import { integrityIn } from './integrity-in.ts';

export type CopyId = Id<'log copy'>;

/** One node copies at a time. */
export const queueCopies = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('integrity_log_copy'))`.execute(tx);
};

type Page = { readonly log?: Log | undefined; readonly before?: CopyId | undefined; readonly limit: number };

/** The newest first. */
export const listCopyRows = (reader: Reader, { log, before, limit }: Page) => {
  let rows = integrityIn(reader).selectFrom('integrity_log_copy').selectAll();
  if (log !== undefined) rows = rows.where('log', '=', log);
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows.orderBy('id', 'desc').limit(limit).execute();
};
export type CopyRow = Awaited<ReturnType<typeof listCopyRows>>[number];

export const findOldestCopy = (reader: Reader) =>
  integrityIn(reader).selectFrom('integrity_log_copy').select('at').orderBy('id').limit(1).executeTakeFirst();

export const insertCopy = (tx: Tx, copy: Insertable<IntegrityTables['integrity_log_copy']>): Promise<CopyRow> =>
  integrityIn(tx).insertInto('integrity_log_copy').values(copy).returningAll().executeTakeFirstOrThrow();

/** Events behind a number, the oldest first. */
export const listEventsAfter = (reader: Reader, id: bigint, limit: number) =>
  integrityIn(reader)
    .selectFrom('integrity_event')
    .selectAll()
    .where('id', '>', id as never)
    .orderBy('id')
    .limit(limit)
    .execute();
