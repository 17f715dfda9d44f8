import type { Kysely, Transaction } from 'kysely';

/** No tables are visible by default: a store names its own with `withTables`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Kysely's own way to say "none yet".
type NoTables = {};

/** The open database: for reading, and for starting a transaction. */
export type Db = Kysely<NoTables>;

/** A running transaction. Whatever writes takes this, so that handing it the plain connection does not compile. */
export type Tx = Transaction<NoTables>;

/** What a query that only reads accepts. */
export type Reader = Db | Tx;
