import type {
  listPromotions as listEndpoint,
  readPromotion as readEndpoint,
} from '@fairground/contract/promotions/endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Caller } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { OffersDeps } from '../deps.ts';
import { hasEnded, inOrder, isFor, isSeen, promotionDetailIn, promotionIn } from '../domain/promotion.ts';
import type { OfferBoard } from './offer-board.ts';
import { findPreviewed, findPromotion } from '../store/promotions.ts';

type Asking = Pick<Caller, 'session' | 'language'>;

/** The offers one caller may take up now, and those that are announced to the caller. */
export const listPromotions = async (
  { clock, languages }: OffersDeps,
  board: OfferBoard,
  { category }: QueryOf<typeof listEndpoint>,
  { session, language }: Asking,
): Promise<ValueOf<typeof listEndpoint>> => {
  const now = clock.now();
  const seen = (await board.promotions.read()).filter(
    (promotion) =>
      isSeen(promotion, session?.account, now) && (category === undefined || promotion.category === category),
  );
  const asked = { language, siteLanguage: languages[0], now };
  return { list: inOrder(seen, now).map((promotion) => promotionIn(promotion, asked)) };
};

/**
 * One offer in full. An ended offer is refused as ended; a future one that is not announced, or one for other visitors, as
 * unknown, unless the caller has the key of its preview.
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
  const asked = { language, siteLanguage: languages[0], now };
  if (previewed?.id === id) return promotionDetailIn(previewed, asked);
  const shown = (await board.promotions.read()).find((promotion) => promotion.id === id);
  if (shown && isSeen(shown, account, now)) return promotionDetailIn(shown, asked);
  const kept = shown ?? (await findPromotion(db, id));
  const wasOnShow =
    kept && kept.startsAt < (kept.endsAt ?? now) && hasEnded(kept, now) && isFor(kept.audience, account);
  throw new Refusal(wasOnShow ? 'content.promotion-ended' : 'content.promotion-unknown');
};
