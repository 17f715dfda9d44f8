import type {
  Promotion,
  PromotionAudience,
  PromotionCategory,
  PromotionDetail,
} from '@fairground/contract/promotions/endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import type { Session } from '../../../platform/http/route.ts';
import { inLanguage } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';

export type PromotionText = {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly action: string;
};

export type StoredPromotion = {
  readonly id: bigint;
  readonly category: PromotionCategory;
  readonly audience: PromotionAudience;
  readonly url: string;
  readonly hue: number;
  readonly link: string;
  readonly texts: Localized<PromotionText>;
  readonly sort: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** From when on it is shown as one to come; nothing where it is not announced. */
  readonly announcedAt: Date | null;
};

type Account = Session['account'] | undefined;

/** Whether an offer is meant for the given visitor. */
export const isFor = (audience: PromotionAudience, account: Account): boolean => {
  const isMember = account === 'member' || account === 'agent';
  switch (audience) {
    case 'everyone':
      return true;
    case 'visitors':
      return !isMember;
    case 'members':
      return isMember;
    case 'agents':
      return account === 'agent';
  }
};

export const hasEnded = ({ endsAt }: Pick<StoredPromotion, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

export const isOnShow = (promotion: StoredPromotion, account: Account, now: Date): boolean =>
  promotion.startsAt <= now && !hasEnded(promotion, now) && isFor(promotion.audience, account);

/** Whether an offer that has not begun is shown as one to come. */
export const isAnnounced = (promotion: StoredPromotion, account: Account, now: Date): boolean =>
  promotion.startsAt > now &&
  promotion.announcedAt !== null &&
  promotion.announcedAt <= now &&
  !hasEnded(promotion, now) &&
  isFor(promotion.audience, account);

/** Whether an offer is seen at all: it runs, or it is announced. */
export const isSeen = (promotion: StoredPromotion, account: Account, now: Date): boolean =>
  isOnShow(promotion, account, now) || isAnnounced(promotion, account, now);

/** What runs comes before what is to come, and of that first what begins first. */
export const inOrder = (seen: readonly StoredPromotion[], now: Date): readonly StoredPromotion[] => [
  ...seen.filter(({ startsAt }) => startsAt <= now),
  ...seen
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
];

type Tongue = { readonly language: LanguageCode; readonly siteLanguage: LanguageCode };
/** In which language, and when: an offer that has not begun says so. */
type Shown = Tongue & { readonly now: Date };

export const NO_WORDS: PromotionText = { title: '', summary: '', content: '', action: '' };

/** What an offer says in a language, or in that of the site. */
export const wordsOf = ({ texts }: StoredPromotion, { language, siteLanguage }: Tongue): PromotionText =>
  inLanguage(texts, language, siteLanguage) ?? NO_WORDS;

/** An offer on a card. */
export const promotionIn = (promotion: StoredPromotion, { now, ...tongue }: Shown): Promotion => {
  const { id, category, url, hue, startsAt, endsAt } = promotion;
  const { title, summary } = wordsOf(promotion, tongue);
  const coming = startsAt > now ? { isComing: true } : {};
  return { id: id as Promotion['id'], category, title, summary, url, hue, startsAt, endsAt, ...coming };
};

/** An offer on a page of its own. */
export const promotionDetailIn = (promotion: StoredPromotion, shown: Shown): PromotionDetail => {
  const { content, action } = wordsOf(promotion, shown);
  return { ...promotionIn(promotion, shown), content, action, link: promotion.link };
};
