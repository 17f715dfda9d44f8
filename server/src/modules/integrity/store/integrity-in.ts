import type { Reader } from '../../../platform/database/index.ts';
import type { IntegrityTables } from '../tables.ts';

export const integrityIn = (reader: Reader) => reader.withTables<IntegrityTables>();
