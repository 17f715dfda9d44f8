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

type Tongue = { readonly language: LanguageCode; readonly siteLanguage: LanguageCode };

export const NO_WORDS: PromotionText = { title: '', summary: '', content: '', action: '' };

/** What an offer says in a language, or in that of the site. */
export const wordsOf = ({ texts }: StoredPromotion, { language, siteLanguage }: Tongue): PromotionText =>
  inLanguage(texts, language, siteLanguage) ?? NO_WORDS;

/** An offer on a card. */
export const promotionIn = (promotion: StoredPromotion, tongue: Tongue): Promotion => {
  const { id, category, url, hue, startsAt, endsAt } = promotion;
  const { title, summary } = wordsOf(promotion, tongue);
  return { id: id as Promotion['id'], category, title, summary, url, hue, startsAt, endsAt };
};

/** An offer on a page of its own. */
export const promotionDetailIn = (promotion: StoredPromotion, tongue: Tongue): PromotionDetail => {
  const { content, action } = wordsOf(promotion, tongue);
  return { ...promotionIn(promotion, tongue), content, action, link: promotion.link };
};
