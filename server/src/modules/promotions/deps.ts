import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Content } from '../content/index.ts';
import type { Members } from '../members/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { System } from '../system/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything promotions needs from the rest of the product. */
export type PromotionsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly announce: Announce;
  readonly realtime: Pick<Realtime, 'toMember' | 'toSite'>;
  readonly audit: Audit;
  readonly pictures: Pick<Pictures, 'keepIn' | 'listKept'>;
  readonly content: Pick<Content, 'findShownPromotion' | 'findPromotion'>;
  readonly system: Pick<System, 'readFlags'>;
  readonly wallet: Pick<Wallet, 'accountsOf' | 'houseAccount' | 'applyIn' | 'readHeld' | 'currencyOf' | 'symbolOf'>;
  readonly members: Pick<Members, 'find'>;
  /** Whose books the wallet keeps: the first part of every operation's key. */
  readonly tenant: string;
  /** Whether members play with play money: only that is refilled. */
  readonly isPlayMoney: boolean;
};
