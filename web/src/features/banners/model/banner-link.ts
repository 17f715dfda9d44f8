import type { Banner } from '@fairground/contract/content/endpoints';

/** Where a banner leads: a page of the site, an address outside, or nowhere. */
export type BannerTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string };

const NOWHERE: BannerTarget = { kind: 'none' };

/** Only addresses a browser may safely follow; the server checks them too when they are written. */
const isWebAddress = (link: string): boolean => /^https:\/\//i.test(link);
const isPagePath = (link: string): boolean => /^\/(?!\/)/.test(link);

/** Reads the link of a banner by its link type. */
export const bannerTarget = ({ linkageType, link }: Pick<Banner, 'linkageType' | 'link'>): BannerTarget => {
  switch (linkageType) {
    case 'NONE':
      return NOWHERE;
    case 'ROUTE':
      return isPagePath(link) ? { kind: 'page', href: link } : NOWHERE;
    case 'URL':
      return isWebAddress(link) ? { kind: 'outside', href: link } : NOWHERE;
    case 'PROMOTION':
      return link === '' ? NOWHERE : { kind: 'page', href: `/promotions/${encodeURIComponent(link)}` };
    case 'GAME':
      // A game cannot be launched before there is a catalogue; its banner is a picture until then.
      return NOWHERE;
  }
};

const SIGN_UP_PATHS: readonly string[] = ['/register', '/register.html'];

/** Whether a banner asks to sign up, which is of no use to anyone who has an account. */
export const asksToSignUp = (banner: Pick<Banner, 'linkageType' | 'link'>): boolean => {
  const target = bannerTarget(banner);
  return target.kind === 'page' && SIGN_UP_PATHS.includes(target.href.split(/[?#]/)[0] ?? '');
};
