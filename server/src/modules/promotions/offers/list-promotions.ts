import type {
  listPromotions as listEndpoint,
  readPromotion as readEndpoint,
} from '@fairground/contract/promotions/endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Caller } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { OffersDeps } from '../deps.ts';
import { hasEnded, isFor, isOnShow, promotionDetailIn, promotionIn } from '../domain/promotion.ts';
import type { OfferBoard } from './offer-board.ts';
import { findPreviewed, findPromotion } from '../store/promotions.ts';

type Asking = Pick<Caller, 'session' | 'language'>;

/** The offers one caller may take up now. */
export const listPromotions = async (
  { clock, languages }: OffersDeps,
  board: OfferBoard,
  { category }: QueryOf<typeof listEndpoint>,
  { session, language }: Asking,
): Promise<ValueOf<typeof listEndpoint>> => {
  const now = clock.now();
  const shown = (await board.promotions.read()).filter(
    (promotion) =>
      isOnShow(promotion, session?.account, now) && (category === undefined || promotion.category === category),
  );
  return { list: shown.map((promotion) => promotionIn(promotion, { language, siteLanguage: languages[0] })) };
};

/**
 * One offer in full. An ended offer is refused as ended; a future one, or one for other visitors, as unknown, unless the
 * caller has the key of its preview.
 */
export const readPromotion = async (
  { db, clock, languages }: OffersDeps,
  board: OfferBoard,
  id: bigint,
  { session, language, preview }: Asking & Pick<Caller, 'preview'>,
): Promise<ValueOf<typeof readEndpoint>> => {
  const now = clock.now();
  const account = session?.account;
  const previewed = preview === undefined ? undefined : await findPreviewed(db, preview, now);
  if (previewed?.id === id) return promotionDetailIn(previewed, { language, siteLanguage: languages[0] });
  const shown = (await board.promotions.read()).find((promotion) => promotion.id === id);
  if (shown && isOnShow(shown, account, now)) return promotionDetailIn(shown, { language, siteLanguage: languages[0] });
  const kept = shown ?? (await findPromotion(db, id));
  const wasOnShow =
    kept && kept.startsAt < (kept.endsAt ?? now) && hasEnded(kept, now) && isFor(kept.audience, account);
  throw new Refusal(wasOnShow ? 'content.promotion-ended' : 'content.promotion-unknown');
};
