import type { PromotionAudience, PromotionCategory } from '@fairground/contract/promotions/endpoints';
import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import { cleanHtml, cleanLine } from '../../../platform/rich-text.ts';
import type { Actor } from '../../audit/index.ts';
import type { OffersDeps } from '../deps.ts';
import { fitsLinkage } from '../../content/index.ts';
import type { PromotionText, StoredPromotion } from '../domain/promotion.ts';
import { hasEnded, NO_WORDS } from '../domain/promotion.ts';
import type { OfferBoard } from './offer-board.ts';
import { findAddedPromotion, insertPromotion, lockPromotion, updatePromotion } from '../store/promotions.ts';

export type NewPromotion = {
  readonly category: PromotionCategory;
  readonly audience?: PromotionAudience | undefined;
  readonly url: string;
  readonly hue?: number | undefined;
  /** The page of the site its button leads to. */
  readonly link?: string | undefined;
  readonly texts: Localized<PromotionText>;
  readonly sort?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  /** From when on it is shown as one to come, before it starts. */
  readonly announcedAt?: Date | undefined;
  /** Names the request: sent again, it adds no other offer. */
  readonly requestKey?: string | undefined;
};

/** Only what is named changes; of the texts, only the named parts of the named languages. */
export type PromotionChange = {
  readonly [Name in keyof Omit<NewPromotion, 'texts' | 'requestKey'>]?: Exclude<NewPromotion[Name], undefined>;
} & {
  readonly texts?: Localized<Partial<PromotionText>>;
};

/** The version of an offer, as the maker of a change saw it. */
export const promotionVersion = ({ id: _id, ...offer }: StoredPromotion): string =>
  rowVersion({
    ...offer,
    startsAt: offer.startsAt.toISOString(),
    endsAt: offer.endsAt?.toISOString() ?? null,
    announcedAt: offer.announcedAt?.toISOString() ?? null,
  });

const SORT = 100;
const HUE = 75;

/** What is stored is clean, as it is with announcements. */
export const cleanPromotion = ({ title, summary, content, action }: PromotionText): PromotionText => ({
  title: cleanLine(title),
  summary: cleanLine(summary),
  content: cleanHtml(content),
  action: cleanLine(action),
});

type Offer = Omit<StoredPromotion, 'id'>;

/** Puts an offer on the site, now or in its window. */
export const addPromotion = async (
  deps: OffersDeps,
  board: OfferBoard,
  actor: Actor,
  promotion: NewPromotion,
): Promise<bigint> => {
  const now = deps.clock.now();
  const { audience = 'everyone', hue = HUE, link = '', sort = SORT, startsAt = now, endsAt = null } = promotion;
  const { announcedAt = null } = promotion;
  const { category, url, requestKey = null } = promotion;
  const texts = mapLocalized(promotion.texts, cleanPromotion);
  const offer: Offer = { category, url, audience, hue, link, sort, startsAt, endsAt, announcedAt, texts };
  refuseUnfit(deps, offer);
  return changeOffers(deps, board, { actor, verb: 'add' }, async (tx) => {
    const added = await insertPromotion(tx, { ...rowOf(offer), created_at: now, request_key: requestKey });
    if (added === undefined) return { ...(await findAddedPromotion(tx, requestKey ?? '')), repeated: true };
    await board.tellAtEdges(tx, [announcedAt, startsAt, endsAt]);
    return { id: added.id, before: null, after: offer };
  });
};

/** Changes an offer that runs or is to come. */
export const changePromotion = async (
  deps: OffersDeps,
  board: OfferBoard,
  { actor, id, version }: { readonly actor: Actor; readonly id: bigint; readonly version?: string | undefined },
  { texts = {}, ...change }: PromotionChange,
): Promise<void> => {
  await changeOffers(deps, board, { actor, verb: 'change' }, async (tx) => {
    const stored = await lockOpen(deps, tx, id);
    if (version !== undefined && version !== promotionVersion(stored))
      throw new Refusal('approvals.state-conflict', { version: promotionVersion(stored) });
    const { id: _id, ...before } = stored;
    const offer: Offer = { ...before, ...change, texts: mergeTexts(before.texts, texts) };
    refuseUnfit(deps, offer);
    await updatePromotion(tx, id, rowOf(offer));
    await board.tellAtEdges(tx, [offer.announcedAt, offer.startsAt, offer.endsAt]);
    return { id, before, after: offer };
  });
};

/** Ends an offer now; one that was still to come never shows. */
export const endPromotion = async (deps: OffersDeps, board: OfferBoard, actor: Actor, id: bigint): Promise<void> => {
  await changeOffers(deps, board, { actor, verb: 'end' }, async (tx) => {
    const now = deps.clock.now();
    const { startsAt, endsAt } = await lockOpen(deps, tx, id);
    await updatePromotion(tx, id, { starts_at: startsAt < now ? startsAt : now, ends_at: now });
    return { id, before: { startsAt, endsAt }, after: { endsAt: now } };
  });
};

type Deed = { readonly actor: Actor; readonly verb: 'add' | 'change' | 'end' };
/** What was written, for the trail; of a request that was sent again, only what it added the first time. */
type Written =
  | { readonly id: bigint; readonly before: object | null; readonly after: object }
  | { readonly id: bigint; readonly repeated: true };

/** Writes a change and its audit line in one transaction; nodes and open pages learn of it after the commit. */
const changeOffers = async (
  { db, audit }: OffersDeps,
  board: OfferBoard,
  { actor, verb }: Deed,
  write: (tx: Tx) => Promise<Written>,
): Promise<bigint> => {
  const changed = await inTransaction(db, async (tx) => {
    const written = await write(tx);
    const { id } = written;
    if ('repeated' in written) return id;
    const { before, after } = written;
    // The audit trail knows offers under this name since they were content.
    const action = `content.${verb}-promotion`;
    await audit.record(tx, { ...actor, action, resource: 'promotion', resourceId: id.toString(), before, after });
    return id;
  });
  board.tell();
  return changed;
};

const lockOpen = async ({ clock }: OffersDeps, tx: Tx, id: bigint): Promise<StoredPromotion> => {
  const kept = await lockPromotion(tx, id);
  if (!kept || hasEnded(kept, clock.now())) throw new Refusal('content.promotion-unknown');
  return kept;
};

const mergeTexts = (
  kept: Localized<PromotionText>,
  said: Localized<Partial<PromotionText>>,
): Localized<PromotionText> => {
  const merged: Partial<Record<LanguageCode, PromotionText>> = { ...kept };
  for (const [code, text] of Object.entries(said))
    if (isLanguageCode(code)) merged[code] = { ...NO_WORDS, ...kept[code], ...text };
  return mapLocalized(merged, cleanPromotion);
};

/** An offer says in the site's own language what it is, and its button leads to a page of the site. */
const refuseUnfit = ({ languages: [own] }: OffersDeps, { texts, url, link, startsAt, endsAt }: Offer): void => {
  const { title, summary, content, action } = texts[own] ?? NO_WORDS;
  if (!title || !summary || !content || (link !== '' && !action))
    throw new Refusal('content.text-missing', { language: own });
  if (!fitsLinkage('ROUTE', url) && !fitsLinkage('URL', url)) throw new Refusal('content.link-refused', { link: url });
  if (link !== '' && !fitsLinkage('ROUTE', link)) throw new Refusal('content.link-refused', { link });
  if (endsAt && endsAt <= startsAt) throw new Refusal('content.window-backwards');
};

const rowOf = ({ category, audience, url, hue, link, texts, sort, startsAt, endsAt, announcedAt }: Offer) => ({
  category,
  audience,
  url,
  // An angle: 370 degrees are ten.
  hue: ((hue % 360) + 360) % 360,
  link,
  texts: JSON.stringify(texts),
  sort,
  starts_at: startsAt,
  ends_at: endsAt,
  announced_at: announcedAt,
});
