import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';

/** Everything pictures needs from the house. */
export type PicturesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: Audit;
};
