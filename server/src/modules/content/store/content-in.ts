import type { Reader } from '../../../platform/database/index.ts';
import type { ContentTables } from '../tables.ts';

export const contentIn = (reader: Reader) => reader.withTables<ContentTables>();

/** More than any site has on show. */
export const ROWS_MAX = 2_000;
