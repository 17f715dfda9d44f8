import type { MemberId } from '@fairground/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Log } from '../../platform/log.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the card rooms need from the rest of the product. */
export type RoomsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly announce: Announce;
  readonly log: Log;
  readonly realtime: Pick<Realtime, 'toMember'>;
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly catalog: Pick<Catalog, 'openModels' | 'stops' | 'gameForLaunch' | 'rememberPlayed' | 'readAll'>;
  readonly wallet: Pick<
    Wallet,
    | 'currencyOf'
    | 'accountsOf'
    | 'tableAccount'
    | 'houseAccount'
    | 'poolAccount'
    | 'applyIn'
    | 'movePoolsIn'
    | 'readPlayRoom'
    | 'readZone'
  >;
  readonly betting: Pick<Betting, 'prepareAll' | 'correctIn'>;
  /** Names as everybody may see them; who is left out stays nameless. */
  readonly maskedNames: (ids: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
  readonly tenant: string;
  /** In which rooms are shown to visitors. */
  readonly currency: string;
  /** Closes the seeds of hands in the database; without one the sandbox takes a key everybody knows. */
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
  /** How long each part of a table takes; tests and benches hurry. */
  readonly pace?: Partial<Pace>;
};

/** The times of a table that no rule of a game names. */
export type Pace = {
  readonly seatingMs: number;
  readonly revealMs: number;
  readonly pauseMs: number;
  readonly thinksMs: number;
  /** A late action counts as long as the timeout is not applied: so long it is held back. */
  readonly graceMs: number;
  /** By what turns and banks of time are multiplied. */
  readonly clockPart: number;
};
