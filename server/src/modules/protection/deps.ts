import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';

/** Everything the protection of players needs from the rest of the product. */
export type ProtectionDeps = {
  readonly db: Db;
  readonly clock: Clock;
};
