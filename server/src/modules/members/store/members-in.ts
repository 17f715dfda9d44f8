import type { Reader } from '../../../platform/database/index.ts';
import type { MembersTables } from '../tables.ts';

export const membersIn = (reader: Reader) => reader.withTables<MembersTables>();
