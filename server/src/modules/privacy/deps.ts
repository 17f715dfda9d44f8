import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the handling of personal data needs from the rest of the product. */
export type PrivacyDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly audit: Audit;
  readonly identity: Pick<Identity, 'requireOwnPassword' | 'ownPasswordOf'>;
  readonly members: Pick<Members, 'find' | 'changeStatus' | 'closeIn'>;
  readonly wallet: Pick<Wallet, 'readRest' | 'giveUpIn' | 'houseAccount' | 'symbolOf'>;
  readonly messages: Pick<Messages, 'write'>;
  /** What each module holds about members. */
  readonly contributions: readonly PersonalData[];
};
