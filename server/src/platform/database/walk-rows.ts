import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from './db.ts';

const PAGE_SIZE = 2_000;

/** Reads a result of any size page by page, without holding all of it: for nightly work. One walk at a time in a transaction. */
export const walkRows = async <Row>(
  tx: Tx,
  query: RawBuilder<Row>,
  onPage: (rows: readonly Row[]) => Promise<void>,
): Promise<void> => {
  // Every walk goes to its end, so the plan must be the one that is cheapest for all rows and not for the first of them.
  await sql`set local cursor_tuple_fraction = 1`.execute(tx);
  await sql`declare walked_rows no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE_SIZE)} from walked_rows`.execute(tx);
    if (rows.length > 0) await onPage(rows);
    if (rows.length < PAGE_SIZE) break;
  }
  await sql`close walked_rows`.execute(tx);
};
