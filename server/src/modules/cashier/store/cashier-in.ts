import type { Reader } from '../../../platform/database/index.ts';
import type { WithdrawalTables } from '../tables.ts';

export const withdrawalsIn = (reader: Reader) => reader.withTables<WithdrawalTables>();
