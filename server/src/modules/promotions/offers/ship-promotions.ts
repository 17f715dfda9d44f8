import type { Terms } from '@fairground/contract/promotions/terms';
import { inTransaction } from '../../../platform/database/index.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { OffersDeps } from '../deps.ts';
import { shipPromotionRows } from '../store/promotions.ts';
import { shipTerms } from '../store/terms.ts';
import { cleanPromotion } from './change-promotions.ts';
import type { NewPromotion } from './change-promotions.ts';
import type { OfferBoard } from './offer-board.ts';

/** An offer a brand brings along; the key names its row for good. */
export type ShippedPromotion = Required<Omit<NewPromotion, 'startsAt' | 'endsAt' | 'announcedAt' | 'requestKey'>> & {
  readonly key: string;
  /** What it gives by itself: its first terms, unless terms have been published. */
  readonly terms?: Terms | undefined;
};

/** Fills the table with what the brand ships; what an operator changed stays. Safe at every start. */
export const installPromotions = async (
  { db, clock }: OffersDeps,
  board: OfferBoard,
  promotions: readonly ShippedPromotion[],
): Promise<void> => {
  const rows = promotions.map(({ terms: _terms, ...promotion }) => ({
    ...promotion,
    texts: mapLocalized(promotion.texts, cleanPromotion),
  }));
  const { numAffectedRows = 0n } = await inTransaction(db, async (tx) => {
    const written = await shipPromotionRows(tx, rows, clock.now());
    for (const { key, terms } of promotions) if (terms) await shipTerms(tx, key, terms, clock.now());
    return written;
  });
  if (numAffectedRows > 0n) board.tell();
};
