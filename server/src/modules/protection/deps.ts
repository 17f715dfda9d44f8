import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the protection of players needs from the rest of the product. */
export type ProtectionDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly announce: Announce;
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly members: Pick<Members, 'find' | 'excludeIn' | 'readmitIn' | 'listFeedbackWords'>;
  readonly messages: Messages;
  readonly identity: Pick<Identity, 'listTimes' | 'listUnused' | 'endSessions' | 'writeToOwner'>;
  readonly wallet: Pick<
    Wallet,
    | 'setGuardIn'
    | 'setLimitIn'
    | 'listLimits'
    | 'activityOf'
    | 'depositedSince'
    | 'netDepositOf'
    | 'currencyOf'
    | 'symbolOf'
  >;
};
