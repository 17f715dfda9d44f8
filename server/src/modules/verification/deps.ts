import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { SanctionsList, Verifier } from './verifier/verifier.ts';

/** Everything the verification of identities needs from the rest of the product. */
export type VerificationDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly enqueue: Enqueue;
  readonly audit: Audit;
  readonly identity: Pick<Identity, 'hasConfirmedContact'>;
  readonly members: Pick<Members, 'find' | 'list' | 'listExcluded'>;
  readonly messages: Pick<Messages, 'write'>;
  readonly pictures: Pick<Pictures, 'keepIn' | 'show'>;
  /** The least age of the brand; a market may ask for more. */
  readonly minimumAge: number;
  readonly mode: Config['mode'];
  /** Others than the sandbox's, for tests and for a licensed operator. */
  readonly verifier?: Verifier;
  readonly sanctions?: SanctionsList;
};
