import type { MemberId } from '@fairground/contract/ids';
import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Figures } from '../figures/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';
import type { Messages } from '../messages/index.ts';
import type { System } from '../system/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the agent programme needs from the rest of the product. */
export type AgentsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly approvals: Approvals;
  readonly enqueue: Enqueue;
  readonly audit: Audit;
  readonly betting: Pick<Betting, 'betsOfTeam'>;
  readonly figures: Pick<
    Figures,
    | 'walkTeamValidCash'
    | 'walkWindows'
    | 'memberDays'
    | 'teamDays'
    | 'teamSums'
    | 'teamsToSettle'
    | 'salariesOf'
    | 'walkActive'
    | 'asOf'
    | 'closedUntil'
    | 'countBettors'
  >;
  readonly identity: Pick<Identity, 'lastLoginsOf' | 'countSeen'>;
  readonly members: Pick<
    Members,
    | 'find'
    | 'findIn'
    | 'list'
    | 'linesOn'
    | 'team'
    | 'lineOf'
    | 'createLink'
    | 'closeLink'
    | 'setRate'
    | 'allowUpline'
    | 'productRatesOn'
    | 'setAnyRateIn'
    | 'findByAccount'
    | 'lineMembersIn'
    | 'domainsOf'
    | 'quotasOf'
    | 'setProductRate'
    | 'moves'
    | 'changeFlagIn'
    | 'setRateQuota'
    | 'agentLimits'
    | 'seriesOn'
    | 'bindDomain'
  >;
  readonly messages: Pick<Messages, 'write'>;
  readonly system: Pick<System, 'readFlags'>;
  readonly wallet: Pick<
    Wallet,
    | 'accountsOf'
    | 'applyIn'
    | 'currencyOf'
    | 'debtAccount'
    | 'connectDebts'
    | 'heldByTeam'
    | 'houseAccount'
    | 'incomeDays'
    | 'moveRebatesIn'
    | 'openAccountsOf'
    | 'lockAccountsOf'
    | 'lockDebts'
    | 'readCash'
    | 'readCashOf'
    | 'symbolOf'
    | 'transactionsOfTeam'
  >;
  /** Those of the given members whose case of fraud is open: their bills wait until it is closed. Handed in. */
  readonly underInvestigation: (members: readonly MemberId[]) => Promise<ReadonlySet<MemberId>>;
  /** Those of the given members who had asked to be kept out at a moment: they count for nobody. Handed in. */
  readonly keptOutAt: (members: readonly MemberId[], moment: Date) => Promise<ReadonlySet<MemberId>>;
  /** Whose books the wallet keeps: the first part of every operation's key. */
  readonly tenant: string;
  /** The series of the lottery that can be given. */
  readonly rateScale: { readonly min: number; readonly max: number; readonly step: number };
};
