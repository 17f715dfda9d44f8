import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything betting needs from the rest of the product. */
export type BettingDeps = {
  readonly db: Db;
  /** Connections of the lanes alone: a report that takes long must not keep a bet waiting. */
  readonly lanePool: Database['pool'];
  readonly lanes: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly wallet: Pick<
    Wallet,
    | 'playAccountsOf'
    | 'accountOfOperation'
    | 'houseAccount'
    | 'lockAccountsOf'
    | 'tellMoved'
    | 'findEntries'
    | 'listMembersAfter'
    | 'sumMoved'
    | 'readZone'
  >;
};
