import type { Reader } from '../../../platform/database/index.ts';
import type { AgentsTables } from '../tables.ts';

export const agentsIn = (reader: Reader) => reader.withTables<AgentsTables>();
