import { listAnnouncements, listBanners } from '@fairground/contract/content/endpoints';
import { listDomainRoutes, listHelpTopics, readHelpCenter } from '@fairground/contract/system/endpoints';
import type { Namespace } from '@fairground/locales/messages';
import { endpointQuery } from '@fairground/client/api';
import { firstGamesQuery } from '../shared/games/first-games-query.ts';
import { vendorsQuery } from '../shared/games/vendors-query.ts';
import { bannerGroupOf, pathOf } from '../shared/category/categories.ts';
import type { Lobby } from '../shared/category/categories.ts';
import type { PageQuery, RouteParams, SiteRoute } from '../shared/page/site-route.ts';

/** The texts every page needs: those of the layout around it. */
export const SHELL_NAMESPACES = ['common'] as const satisfies readonly Namespace[];

const HELP = endpointQuery(readHelpCenter, {});
const HELP_TOPICS = endpointQuery(listHelpTopics, {});
const MIRRORS = endpointQuery(listDomainRoutes, {});
const TICKER = endpointQuery(listAnnouncements, { query: { types: 'H', platform: 'W', execution: 'B' } });

const lobby = (category: Lobby): SiteRoute => {
  const bannerGroup = bannerGroupOf(category);
  return {
    id: category,
    paths: [pathOf(category)],
    page: 'lobby-page',
    namespaces: ['lobby', 'games'],
    category,
    queries: () => [firstGamesQuery(category)],
    ...(bannerGroup !== null && { bannerGroup }),
  };
};

/** Addresses that share a page and its texts. */
const sharing =
  (page: SiteRoute['page'], namespace: Namespace) =>
  (id: SiteRoute['id'], ...paths: SiteRoute['paths']): SiteRoute => ({ id, paths, page, namespaces: [namespace] });

const sports = sharing('sports-page', 'sports');
const cards = sharing('card-rooms-page', 'card-lobby');

const NOT_FOUND: SiteRoute = {
  id: 'not-found',
  paths: ['/not-found'],
  page: 'not-found-page',
  namespaces: ['states'],
};

/** Every page of the site. An address that is not here shows the last one. */
export const ROUTES: readonly SiteRoute[] = [
  {
    id: 'home',
    paths: ['/', '/index', '/index.html', '/home'],
    page: 'home-page',
    namespaces: ['home'],
    queries: () => [TICKER, HELP_TOPICS],
    bannerGroup: 'w_home',
  },
  {
    id: 'register',
    paths: ['/register', '/register.html'],
    page: 'register-page',
    namespaces: ['account', 'legacy', 'download', 'promotions'],
    queries: () => [MIRRORS],
    bannerGroup: 'w_reg',
  },
  {
    id: 'point-mall',
    paths: ['/pointMall'],
    page: 'point-mall-page',
    namespaces: ['mall'],
    bannerGroup: 'w_shop',
  },
  {
    id: 'ranks',
    paths: ['/ranks'],
    page: 'ranks-page',
    namespaces: ['loyalty'],
  },
  {
    id: 'lottery',
    paths: ['/lottery'],
    page: 'lottery-page',
    namespaces: ['pages'],
    bannerGroup: 'w_lott',
  },
  {
    id: 'lottery-check',
    paths: ['/lottery/check'],
    page: 'lottery-check-page',
    namespaces: ['pages'],
  },
  {
    id: 'vn-lottery',
    paths: ['/vnlottery'],
    page: 'vn-lottery-page',
    namespaces: ['pages', 'wallet'],
    chrome: 'bars-hidden',
  },
  lobby('rng'),
  lobby('pvp'),
  lobby('live'),
  lobby('fish'),
  lobby('sports'),
  lobby('esports'),
  lobby('cockfight'),
  lobby('inhouse'),
  lobby('elott'),
  lobby('hot'),
  sports('sports-book', '/sports/book', '/sports/book/:competition'),
  sports('esports-book', '/esports/book'),
  sports('sports-match', '/sports/match/:id'),
  sports('sports-bets', '/sports/bets'),
  sports('sports-bet', '/sports/bets/:bet'),
  sports('sports-results', '/sports/results'),
  sports('sports-rules', '/sports/rules'),
  sports('cockfight-ring', '/cockfight/ring/:room'),
  cards('card-rooms', '/pvp/rooms'),
  cards('card-room', '/pvp/room/:room'),
  cards('card-table', '/pvp/table/:table'),
  {
    id: 'promotions',
    paths: ['/promotions'],
    page: 'promotions-page',
    namespaces: ['promotions'],
    bannerGroup: 'w_promotion',
  },
  {
    id: 'promo-detail',
    paths: ['/promoDetail', '/promotions/:id'],
    page: 'promo-detail-page',
    namespaces: ['promotions'],
  },
  {
    id: 'seamless',
    paths: ['/seamless'],
    page: 'seamless-page',
    namespaces: ['pages', 'play', 'wallet'],
    chrome: 'bars-hidden',
  },
  {
    id: 'game',
    paths: ['/game'],
    page: 'game-page',
    namespaces: ['pages', 'play', 'wallet'],
  },
  {
    id: 'help',
    paths: ['/help'],
    page: 'help-page',
    namespaces: ['help'],
    queries: () => [HELP],
    bannerGroup: 'w_help',
  },
  {
    id: 'help-only',
    paths: ['/helpmc'],
    page: 'help-only-page',
    namespaces: ['help'],
    chrome: 'bare',
    queries: () => [HELP],
  },
  {
    id: 'download',
    paths: ['/down', '/download'],
    page: 'download-page',
    namespaces: ['download'],
    queries: () => [MIRRORS],
    bannerGroup: 'w_down',
  },
  {
    id: 'fair',
    paths: ['/fair'],
    page: 'fair-page',
    namespaces: ['fair'],
  },
  {
    id: 'responsible',
    paths: ['/responsible'],
    page: 'responsible-page',
    namespaces: ['protection'],
  },
  {
    id: 'login',
    paths: ['/login'],
    page: 'login-page',
    namespaces: ['account', 'legacy'],
    chrome: 'bare',
  },
  {
    id: 'reset-password',
    paths: ['/reset-password'],
    page: 'reset-password-page',
    namespaces: ['account', 'legacy'],
  },
  {
    id: 'not-me',
    paths: ['/not-me'],
    page: 'not-me-page',
    namespaces: ['account', 'legacy'],
  },
  {
    id: 'sign-in',
    paths: ['/sign-in'],
    page: 'sign-in-page',
    namespaces: ['account', 'legacy'],
  },
  NOT_FOUND,
];

/** Everything a page asks the server before it can be drawn; the bars around it show the categories that have vendors. */
export const queriesOf = (route: SiteRoute, params: RouteParams): readonly PageQuery[] => [
  ...(route.chrome === 'bare' ? [] : [vendorsQuery()]),
  ...(route.bannerGroup ? [endpointQuery(listBanners, { query: { groupName: route.bannerGroup } })] : []),
  ...(route.queries?.(params) ?? []),
];

export type RouteMatch = { readonly route: SiteRoute; readonly params: RouteParams };

const BY_PATH = new Map(ROUTES.flatMap((route) => route.paths.map((path) => [path as string, route] as const)));

const PATTERNS = ROUTES.flatMap((route) =>
  route.paths.filter((path) => path.includes(':')).map((path) => ({ route, parts: path.split('/') })),
);

/** Where a game is played, what comes by itself waits until it is left. */
export const mayBeInterrupted = ({ id, page }: Pick<SiteRoute, 'id' | 'page'>): boolean =>
  page !== 'game-page' && page !== 'seamless-page' && id !== 'card-table';

/** Finds the page of an address; there is always one. */
export const matchRoute = (path: string): RouteMatch => {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const exact = BY_PATH.get(plain);
  if (exact) return { route: exact, params: {} };
  const given = plain.split('/');
  for (const { route, parts } of PATTERNS) {
    const params = matchParts(parts, given);
    if (params) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
};

const matchParts = (parts: readonly string[], given: readonly string[]): RouteParams | undefined => {
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const word = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== word) return undefined;
      continue;
    }
    const value = decodeWord(word);
    if (value === undefined || value === '') return undefined;
    params[part.slice(1)] = value;
  }
  return params;
};

const decodeWord = (word: string): string | undefined => {
  try {
    return decodeURIComponent(word);
  } catch {
    return undefined;
  }
};
