import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the sportsbook needs from the rest of the product. */
export type SportsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly realtime: Pick<Realtime, 'tellLatest'>;
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly catalog: Pick<Catalog, 'openModels' | 'stops'>;
  readonly wallet: Pick<Wallet, 'currencyOf' | 'balanceOf' | 'readZone'>;
  readonly betting: Pick<Betting, 'openLanes' | 'prepareAll' | 'correctIn' | 'endRoundsIn'>;
  readonly tenant: string;
  /** A sandbox begins a match when it is asked to; where nothing is said, nobody can ask. */
  readonly mode?: Config['mode'];
  /** In which limits are told to visitors. */
  readonly currency: string;
  /** Closes the seeds of matches in the database; without one the sandbox takes a key everybody knows. */
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
};
