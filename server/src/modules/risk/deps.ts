import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Audit } from '../audit/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';

/** Everything the risk module needs from the rest of the product; nothing of it lets it move money or lock an account. */
export type RiskDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly secretsKey: SecretKeys | undefined;
  readonly audit: Audit;
  readonly identity: Pick<Identity, 'tracesOf'>;
  readonly members: Pick<Members, 'find' | 'list'>;
  readonly cashier: Pick<Cashier, 'accountMarksOf'>;
};
