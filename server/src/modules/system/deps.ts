import type { LanguageCode } from '@fairground/contract/language';
import type { MarketName } from '@fairground/contract/market/markets';
import type { FlagGround } from '@fairground/contract/system/flags';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Geo } from '../../platform/geo/index.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';

/** Everything system needs from the rest of the product. */
export type SystemDeps = {
  readonly db: Db;
  /**
   * Connections beside those of transactions, for reading the settings. A login asks for a flag within its transaction:
   * when every connection is held by one that asks, none would be left to answer.
   */
  readonly asideDb?: Db;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly realtime: Realtime;
  readonly enqueue: Enqueue;
  readonly geo: Geo;
  /** The markets the brand serves; where none is named, the strictest rules hold. */
  readonly markets?: readonly MarketName[];
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly audit: Audit;
  readonly approvals: Approvals;
  /** Whether members play with play money; real money unless told. */
  readonly isPlayMoney?: boolean;
  /** What the brand sets flags to before an operator does. */
  readonly flags?: FlagGround['ofBrand'];
};
