import type { Permission } from '@fairground/contract/operators/permissions';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Audit } from '../audit/index.ts';

/** Everything approvals needs from its surroundings. */
export type ApprovalsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: Pick<Audit, 'record'>;
  /** Whether the maker of a held change may still make it; asked at the approval and again at the execution. */
  readonly makerMay?: (tx: Tx, makerId: bigint, permission: Permission) => Promise<boolean>;
};
