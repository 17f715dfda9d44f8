import type { MemberId } from '@fairground/contract/ids';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';

/** Everything the wallet needs from the rest of the product. */
export type WalletDeps = {
  readonly db: Db;
  /** Connections of the lanes alone: a report that takes long must not keep a bet waiting. */
  readonly lanePool: Database['pool'];
  readonly lanes: number;
  /** Whose books these are: the first part of every operation's key. */
  readonly tenant: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly realtime: Realtime;
  readonly audit: Audit;
  /** How many messages a member has not read; the call of the funds carries it. */
  readonly countUnread?: (member: MemberId) => Promise<number>;
  /** Holds adjustments by staff; a tool that only moves money has none. */
  readonly approvals?: Approvals;
};
