import type { Banner, BannerGroup, LinkageType } from '@fairground/contract/content/endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import { inLanguage } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';

export type BannerText = { readonly headline: string; readonly text: string; readonly action: string };

export type StoredBanner = {
  readonly id: bigint;
  readonly groupName: BannerGroup;
  readonly url: string;
  readonly linkageType: LinkageType;
  readonly link: string;
  readonly hue: number;
  readonly texts: Localized<BannerText>;
  readonly sort: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly hiddenAt: Date | null;
};

const NO_WORDS: BannerText = { headline: '', text: '', action: '' };

/** The banners of a group that are on show; help borrows one of the promotions when it has none of its own. */
export const bannersOnShow = (
  banners: readonly StoredBanner[],
  group: BannerGroup,
  now: Date,
): readonly StoredBanner[] => {
  const ofGroup = (name: BannerGroup) => banners.filter((banner) => banner.groupName === name && isOnShow(banner, now));
  const own = ofGroup(group);
  return group === 'w_help' && own.length === 0 ? ofGroup('w_promotion').slice(0, 1) : own;
};

/** A banner as one visitor sees it. */
export const bannerIn = (banner: StoredBanner, language: LanguageCode, siteLanguage: LanguageCode): Banner => ({
  bannerId: banner.id as Banner['bannerId'],
  url: banner.url,
  groupName: banner.groupName,
  linkageType: banner.linkageType,
  link: banner.link,
  hue: banner.hue,
  ...(inLanguage(banner.texts, language, siteLanguage) ?? NO_WORDS),
});

const isOnShow = ({ startsAt, endsAt, hiddenAt }: StoredBanner, now: Date): boolean =>
  hiddenAt === null && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

/** Whether a link leads where its type says: a page of the site, an https address, or the name of a thing. */
export const fitsLinkage = (type: LinkageType, link: string): boolean => {
  switch (type) {
    case 'NONE':
      return link === '';
    case 'ROUTE':
      return /^\/(?![/\\])[^\s\\]*$/u.test(link);
    case 'URL':
      return link.startsWith('https://') && URL.canParse(link);
    case 'PROMOTION':
    case 'GAME':
      return /^[\w:.-]{1,100}$/.test(link);
  }
};
