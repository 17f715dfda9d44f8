import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';

/** Everything pictures needs from the rest of the product. */
export type PicturesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: Audit;
};
