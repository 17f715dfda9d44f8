import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Vendors } from '../vendors/index.ts';

/** Everything the register of significant events and the checks of programs need. */
export type IntegrityDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly audit: Audit;
  readonly betting: Pick<Betting, 'productOf'>;
  readonly vendors: Pick<Vendors, 'findPlayed'>;
  /** Where the copy of the logs is written; without it there is none. */
  readonly copyFolder?: string | undefined;
  /** Where the programs lie; where this program itself lies unless told. */
  readonly root?: string;
};
