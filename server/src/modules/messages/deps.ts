import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Audit } from '../audit/index.ts';

/** Everything the inbox needs from the rest of the product. */
export type MessagesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly announce: Announce;
  readonly realtime: Pick<Realtime, 'toMember'>;
  readonly audit: Audit;
};
