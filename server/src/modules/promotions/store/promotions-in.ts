import type { Reader } from '../../../platform/database/index.ts';
import type { PromotionsTables } from '../tables.ts';

export const promotionsIn = (reader: Reader) => reader.withTables<PromotionsTables>();
