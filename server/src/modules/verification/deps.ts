import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';

/** Everything the verification of identities needs from the rest of the product. */
export type VerificationDeps = {
  readonly db: Db;
  readonly clock: Clock;
};
