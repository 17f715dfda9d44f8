import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Audit } from '../audit/index.ts';

/** Everything approvals needs from its surroundings. */
export type ApprovalsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: Pick<Audit, 'record'>;
};
