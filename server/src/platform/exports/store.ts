import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { ExportTables } from './tables.ts';

export type Lease = { readonly subject: string; readonly ticket: bigint };

const exportsIn = (db: Db) => db.withTables<ExportTables>();

/** Nothing while somebody else holds it; of two at the same moment one gets it. */
export const takeLease = async (
  db: Db,
  subject: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Lease | undefined> => {
  const taken = await exportsIn(db)
    .insertInto('export_lease')
    .values({ subject, expires_at: until })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ ticket: sql<bigint>`excluded.ticket`, expires_at: until })
        .where('export_lease.expires_at', '<=', now),
    )
    .returning('ticket')
    .executeTakeFirst();
  return taken && { subject, ticket: taken.ticket };
};

/** Whether it is still the same run's. */
export const renewLease = async (db: Db, { subject, ticket }: Lease, until: Date): Promise<boolean> => {
  const { numUpdatedRows } = await exportsIn(db)
    .updateTable('export_lease')
    .set({ expires_at: until })
    .where('subject', '=', subject)
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const endLease = async (db: Db, { subject, ticket }: Lease): Promise<void> => {
  await exportsIn(db).deleteFrom('export_lease').where('subject', '=', subject).where('ticket', '=', ticket).execute();
};
