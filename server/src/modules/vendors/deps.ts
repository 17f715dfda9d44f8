import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Send } from '../../platform/fetch-bounded.ts';
import type { Log } from '../../platform/log.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Audit } from '../audit/index.ts';
import type { System } from '../system/index.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the vendors need from the rest of the product. */
export type VendorsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly audit: Pick<Audit, 'record'>;
  readonly system: Pick<System, 'closedFor' | 'isOn'>;
  readonly catalog: Pick<
    Catalog,
    'gameForLaunch' | 'gamesForLaunch' | 'rememberPlayed' | 'importGames' | 'readAll' | 'restVendor' | 'stops'
  >;
  readonly betting: Betting;
  readonly wallet: Wallet;
  /** Whose books these are: the first part of every operation's key. */
  readonly tenant: string;
  readonly mode: Config['mode'];
  /** The address players use, where it is configured. */
  readonly publicUrl?: string | undefined;
  /** Closes the secrets of keys; without it the sandbox takes a key everybody knows. */
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
  /** How calls leave the product; tests have a line of their own. */
  readonly fetch?: Send;
};
