import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';

/** Everything the handling of personal data needs from the rest of the product. */
export type PrivacyDeps = {
  readonly db: Db;
  readonly clock: Clock;
};
