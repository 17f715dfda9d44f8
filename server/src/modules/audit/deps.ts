import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';

/** Everything audit needs from its surroundings. */
export type AuditDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random?: RandomSource | undefined;
  /** Closes the key of the chain; without it the sandbox takes a key everybody knows. */
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
  /** Folder of the anchors, outside the database; without it they are only metrics. */
  readonly anchorsFolder?: string | undefined;
};
