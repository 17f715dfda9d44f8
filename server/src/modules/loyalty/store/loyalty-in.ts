import type { Reader } from '../../../platform/database/index.ts';
import type { LoyaltyTables } from '../tables.ts';

export const loyaltyIn = (reader: Reader) => reader.withTables<LoyaltyTables>();
