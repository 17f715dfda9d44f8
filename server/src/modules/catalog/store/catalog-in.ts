import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { CatalogTables } from '../tables.ts';

export const catalogIn = (reader: Reader) => reader.withTables<CatalogTables>();

/** Takes the next version and holds the row, so that changes come one after the other. */
export const nextVersion = async (tx: Tx): Promise<bigint> => {
  const { version } = await catalogIn(tx)
    .updateTable('catalog_version')
    .set({ version: sql`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Holds the row without taking a version yet, for a change that may turn out to be none. */
export const lockVersion = async (tx: Tx): Promise<bigint> => {
  const { version } = await catalogIn(tx)
    .selectFrom('catalog_version')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
};
