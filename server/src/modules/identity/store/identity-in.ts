import type { Reader } from '../../../platform/database/index.ts';
import type { IdentityTables } from '../tables.ts';

/** The tables of this module, for its stores. */
export const identityIn = (reader: Reader) => reader.withTables<IdentityTables>();
