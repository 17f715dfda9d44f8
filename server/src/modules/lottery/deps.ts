import type { MemberId } from '@fairground/contract/ids';
import type { Game } from '@fairground/engines/lottery/games';
import type { Holder } from '@fairground/engines/lottery/rebate';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Catalog } from '../catalog/index.ts';
import type { System } from '../system/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { CoverageFinder } from './sale/coverages.ts';
import type { DrawSource } from './draw/draw-source.ts';

/** Everything the lottery needs from the rest of the product. */
export type LotteryDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly realtime: Realtime;
  readonly audit: Pick<Audit, 'record'>;
  /** Holds corrections by staff; a tool that only sells and draws has none. */
  readonly approvals?: Approvals;
  readonly catalog: Pick<Catalog, 'readAll' | 'openModels' | 'stops'>;
  readonly wallet: Pick<
    Wallet,
    | 'accountsOf'
    | 'houseAccount'
    | 'poolAccount'
    | 'debtAccount'
    | 'applyIn'
    | 'movePoolsIn'
    | 'moveRebatesIn'
    | 'lockRebatesIn'
    | 'listPools'
    | 'lockAccountsOf'
    | 'lockDebts'
    | 'currencyOf'
    | 'balanceOf'
  >;
  readonly betting: Pick<
    Betting,
    | 'prepare'
    | 'prepareAll'
    | 'correctIn'
    | 'applyIn'
    | 'openLanes'
    | 'openMarket'
    | 'moveMarketEnd'
    | 'lockMarket'
    | 'settleMarketInSets'
    | 'cancelMarket'
    | 'betOf'
    | 'roundOf'
  >;
  /** How low a series players may choose; without it as low as the modes say. */
  readonly system?: Pick<System, 'readFlags'>;
  readonly tenant: string;
  /** A sandbox draws when it is asked to; where nothing is said, nobody can ask. */
  readonly mode?: Config['mode'];
  /** Closes the secrets of draws in the database; without one the sandbox takes a key everybody knows. */
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
  /** Who stands above a bettor and at which series, the bettor first. Without it a bettor stands alone at the top. */
  readonly chainOf?: (member: MemberId) => Promise<readonly Holder<MemberId>[]>;
  /** What is on offer; every game of the engine without it. */
  readonly offered?: readonly Game[];
  /** Where results come from; the house draws them itself without one. */
  readonly drawSource?: DrawSource;
  /** Finds what carts cover; with usual bounds where nothing is said. */
  readonly coverages?: CoverageFinder;
};
