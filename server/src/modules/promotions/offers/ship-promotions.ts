import { inTransaction } from '../../../platform/database/index.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { OffersDeps } from '../deps.ts';
import { shipPromotionRows } from '../store/promotions.ts';
import { cleanPromotion } from './change-promotions.ts';
import type { NewPromotion } from './change-promotions.ts';
import type { OfferBoard } from './offer-board.ts';

/** An offer a brand brings along; the key names its row for good. */
export type ShippedPromotion = Required<Omit<NewPromotion, 'startsAt' | 'endsAt' | 'requestKey'>> & {
  readonly key: string;
};

/** Fills the table with what the brand ships; what an operator changed stays. Safe at every start. */
export const installPromotions = async (
  { db, clock }: OffersDeps,
  board: OfferBoard,
  promotions: readonly ShippedPromotion[],
): Promise<void> => {
  const rows = promotions.map((promotion) => ({ ...promotion, texts: mapLocalized(promotion.texts, cleanPromotion) }));
  const { numAffectedRows = 0n } = await inTransaction(db, (tx) => shipPromotionRows(tx, rows, clock.now()));
  if (numAffectedRows > 0n) board.tell();
};
