import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { JobsHealth } from '../../platform/jobs/index.ts';
import type { TimelineSource } from '../../platform/member-timeline.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import type { Audit } from '../audit/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Figures } from '../figures/index.ts';
import type { Members } from '../members/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the desk needs from the rest of the product. */
export type DeskDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly audit: Audit;
  readonly figures: Pick<
    Figures,
    'asOf' | 'siteDays' | 'sumOfDay' | 'noteAt' | 'notesOf' | 'rankMembers' | 'retention'
  >;
  readonly cashier: Pick<Cashier, 'reports'>;
  readonly members: Pick<Members, 'list'>;
  readonly wallet: Pick<Wallet, 'sumAccounts'>;
  readonly readJobs: () => Promise<JobsHealth>;
  /** What the modules tell of members, and the work that waits in them. */
  readonly timelines: readonly TimelineSource[];
  readonly queues: readonly WorkQueue[];
};
