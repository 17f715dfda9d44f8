import type { Reader } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';

export const studioIn = (reader: Reader) => reader.withTables<StudioTables>();
