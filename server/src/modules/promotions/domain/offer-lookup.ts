import type { Session } from '../../../platform/http/route.ts';
import type { StoredPromotion } from './promotion.ts';

/** What applications ask of offers. */
export type OfferLookup = {
  /** An offer that runs now and is for accounts of this kind. */
  readonly findShown: (id: bigint, account: Session['account'] | undefined) => Promise<StoredPromotion | undefined>;
  /** Offers that run now and are for accounts of this kind. */
  readonly listShown: (account: Session['account'] | undefined) => Promise<readonly StoredPromotion[]>;
  /** Offers that run now or are announced and are for accounts of this kind. */
  readonly listSeen: (account: Session['account'] | undefined) => Promise<readonly StoredPromotion[]>;
  /** The offer a preview is of. */
  readonly findPreviewed: (key: string) => Promise<StoredPromotion | undefined>;
  /** An offer, past ones too. */
  readonly find: (id: bigint) => Promise<StoredPromotion | undefined>;
};
