import type { Reader } from '../../../platform/database/index.ts';
import type { SystemTables } from '../tables.ts';

/** The tables of this module, for its stores. */
export const systemIn = (reader: Reader) => reader.withTables<SystemTables>();

/** Lists are short by nature; the bound keeps a runaway script from filling every node's memory. */
export const ROWS_MAX = 2_000;
