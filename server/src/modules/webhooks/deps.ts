import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Send } from '../../platform/fetch-bounded.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Audit } from '../audit/index.ts';

/** Everything that telling the operator's systems needs from the rest of the product. */
export type WebhooksDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly enqueue: Enqueue;
  readonly secretsKey: SecretKeys | undefined;
  readonly audit: Audit;
  /** A sandbox sends to plain addresses too. */
  readonly isSandbox: boolean;
  /** Another way out than the network, for tests. */
  readonly send?: Send;
};
