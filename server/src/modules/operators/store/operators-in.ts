import type { Reader } from '../../../platform/database/index.ts';
import type { OperatorsTables } from '../tables.ts';

export const operatorsIn = (reader: Reader) => reader.withTables<OperatorsTables>();
