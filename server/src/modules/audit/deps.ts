import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';

/** Everything audit needs from the house. */
export type AuditDeps = { readonly db: Db; readonly clock: Clock };
