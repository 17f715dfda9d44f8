import type { BannerGroup } from '@fairground/contract/content/endpoints';
import type { Namespace } from '@fairground/locales/messages';
import type { Lobby } from '../category/categories.ts';

/** The files under pages/, each a chunk of its own. */
const PAGE_NAMES = [
  'home-page',
  'register-page',
  'point-mall-page',
  'ranks-page',
  'lottery-page',
  'lottery-check-page',
  'vn-lottery-page',
  'lobby-page',
  'promotions-page',
  'promo-detail-page',
  'seamless-page',
  'game-page',
  'sports-page',
  'card-rooms-page',
  'help-page',
  'help-only-page',
  'download-page',
  'fair-page',
  'responsible-page',
  'login-page',
  'reset-password-page',
  'not-me-page',
  'sign-in-page',
  'not-found-page',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export type RouteParams = Readonly<Record<string, string>>;

export type PageProps = { readonly route: SiteRoute; readonly params: RouteParams };

/** A query a page cannot do without: fetched before it is pre-rendered, and while its link is hovered. */
export type PageQuery = { readonly queryKey: readonly unknown[] };

/** `full`: every region; `bars-hidden`: left and top bar only by the stored flag; `bare`: the page alone. */
export type Chrome = 'full' | 'bars-hidden' | 'bare';

export type SiteRoute = {
  /** Unique; also the key of the page's title in the `head` texts. */
  readonly id: RouteId;
  /** The first is the one the site links to; the others are older names of the same page. */
  readonly paths: readonly [`/${string}`, ...(readonly `/${string}`[])];
  /** The file under pages/ that draws it. */
  readonly page: PageName;
  /** Texts the page needs beside the shell's own. */
  readonly namespaces: readonly Namespace[];
  /** What stands around the page: all of it where nothing is said. */
  readonly chrome?: Chrome;
  readonly bannerGroup?: BannerGroup;
  readonly category?: Lobby;
  readonly queries?: (params: RouteParams) => readonly PageQuery[];
};

/** The pages of the sports book and of the fights, which one file draws. */
export const SPORTS_ROUTE_IDS = [
  'sports-book',
  'esports-book',
  'sports-match',
  'sports-bets',
  'sports-bet',
  'sports-results',
  'sports-rules',
  'cockfight-ring',
] as const;

export const ROUTE_IDS = [
  'home',
  'register',
  'point-mall',
  'ranks',
  'lottery',
  'lottery-check',
  'vn-lottery',
  'rng',
  'pvp',
  'live',
  'fish',
  'sports',
  'esports',
  'cockfight',
  'inhouse',
  'elott',
  'hot',
  ...SPORTS_ROUTE_IDS,
  'card-rooms',
  'card-room',
  'card-table',
  'promotions',
  'promo-detail',
  'seamless',
  'game',
  'help',
  'help-only',
  'download',
  'fair',
  'responsible',
  'login',
  'reset-password',
  'not-me',
  'sign-in',
  'not-found',
] as const;
export type RouteId = (typeof ROUTE_IDS)[number];
