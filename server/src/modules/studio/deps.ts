import type { PlayPolicy } from '@fairground/contract/studio/play-policy';
import type { Bus } from '../../platform/bus/index.ts';
import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Vendors } from '../vendors/index.ts';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { TableTime } from './live/table-time.ts';

/** A jackpot that is fed and won outside the studio. */
export type SharedJackpot = {
  readonly game: string;
  /** The model its game in the catalogue is played by. */
  readonly modelId: string;
  readonly jackpot: string;
  readonly currency: string;
  readonly pool: Money;
  readonly seed: Money | null;
  readonly addedToday: Money;
  readonly won: { readonly at: Date; readonly amount: Money } | null;
};

export type SharedWin = {
  readonly at: Date;
  readonly amount: Money;
  readonly issue: string;
  readonly tickets: number;
};

export type SharedJackpots = {
  readonly list: (today: BusinessDays) => Promise<readonly SharedJackpot[]>;
  readonly wins: (
    of: Pick<SharedJackpot, 'game' | 'jackpot' | 'currency'>,
    limit: number,
  ) => Promise<readonly SharedWin[]>;
};

/** Everything the studio needs from the rest of the product. */
export type StudioDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly realtime: Realtime;
  readonly days: BusinessDays;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly catalog: Pick<Catalog, 'gameForLaunch' | 'readAll' | 'openModels'>;
  readonly vendors: Pick<
    Vendors,
    'openLine' | 'addVendor' | 'setStage' | 'connectVendor' | 'listVendors' | 'houseRounds'
  >;
  /** How the brand lets its slots be played. */
  readonly policy: PlayPolicy;
  /** Closes the secret seeds in the database; without one the sandbox takes a key everybody knows. */
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
  /** A sandbox brings tables on when it is asked to; where nothing is said, nobody can ask. */
  readonly mode?: Config['mode'];
  /** Names of players as others may see them; who is left out stays nameless. */
  readonly maskedNames?: ((ids: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>) | undefined;
  /** The market a member's account was opened in, whose rules go along; where nothing is handed in, none is known. */
  readonly homeMarketOf?: (memberId: MemberId) => Promise<string | undefined>;
  /** Jackpots that are fed elsewhere, such as by tickets of a lottery; staff sees them on the same page. */
  readonly sharedJackpots?: SharedJackpots;
  /** The time live tables go by; the database's own where nothing else is said. */
  readonly tableTime?: TableTime;
};
