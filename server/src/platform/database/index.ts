/** The database: opening it, changing its shape, transactions that survive a stumble, and the one we bring along. */
export type { Db, Reader, Tx } from './db.ts';
export { APP_ROLE, AppRoleError } from './app-role.ts';
export { nodeAddress, userOf } from './node-login.ts';
export { explainOwner, ownsTheSchema, refuseOwner } from './powers.ts';
export { openDatabase } from './open-database.ts';
export type { Database, DatabaseOptions } from './open-database.ts';
export { afterCommit } from './after-commit.ts';
export { inTransaction } from './in-transaction.ts';
export { flightIn, inFlight } from './flight.ts';
export type { Flight, Statement } from './flight.ts';
export { recordSet } from './record-set.ts';
export { isTransient } from './transient.ts';
export { isUniqueViolation, sqlStateOf } from './sql-state.ts';
export { migrate, MigrationError, refuseUnmigrated } from './migrate.ts';
export type { Migrated } from './migrate.ts';
export { startEmbedded } from './embedded/start-embedded.ts';
export type { Embedded, EmbeddedOptions } from './embedded/start-embedded.ts';
export { EmbeddedError } from './embedded/embedded-error.ts';
