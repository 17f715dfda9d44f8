import { sql } from 'kysely';
import type { Db } from './database/index.ts';
import type { SecretBox } from './secret-box.ts';

/** A column that holds closed secrets, and how each of them is named. */
export type ClosedColumn = {
  readonly box: SecretBox;
  readonly table: string;
  /** A unique column to go along. */
  readonly key: string;
  readonly column: string;
  /** The column the name of a box is made of, and how. */
  readonly about: { readonly column: string; readonly of: (value: string) => string };
};

export type Rekeyed = { readonly table: string; readonly reencrypted: number };

type Row = { readonly key: string; readonly closed: Buffer; readonly about: string };

const BATCH = 500;

/**
 * Closes everything in a column with the present key. Goes by the key column in batches and leaves out what the present
 * key has closed, so that a run that was cut short goes on where it stopped, and a second run finds nothing to do.
 */
export const rekeyColumn = async (db: Db, closed: ClosedColumn, batch = BATCH): Promise<Rekeyed> => {
  let reencrypted = 0;
  for (let after: string | undefined; ;) {
    const rows = await readBatch(db, closed, after, batch);
    for (const row of rows) if (await reencryptRow(db, closed, row)) reencrypted += 1;
    after = rows.at(-1)?.key;
    if (rows.length < batch) return { table: closed.table, reencrypted };
  }
};

const readBatch = async (
  db: Db,
  { box, table, key, column, about }: ClosedColumn,
  after: string | undefined,
  batch: number,
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select ${sql.ref(key)}::text as key, ${sql.ref(column)} as closed, ${sql.ref(about.column)}::text as about
      from ${sql.table(table)}
     where substring(${sql.ref(column)} from 1 for ${box.mark.length}) <> ${box.mark}
       ${after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`}
     order by ${sql.ref(key)} limit ${batch}`.execute(db);
  return rows;
};

/** Only over what was read: a node may have written a new secret meanwhile, with the key it has. */
const reencryptRow = async (db: Db, { box, table, key, column, about }: ClosedColumn, row: Row): Promise<boolean> => {
  const name = about.of(row.about);
  const anew = box.close(box.open(row.closed, name), name);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${anew}
     where ${sql.ref(key)} = ${row.key} and ${sql.ref(column)} = ${row.closed}`.execute(db);
  return numAffectedRows === 1n;
};
