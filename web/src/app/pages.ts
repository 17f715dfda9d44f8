import type { ComponentType } from 'react';
import { fullStyles } from '../shared/full-styles.ts';
import { loadChunk } from '../shared/hooks/load-chunk.ts';
import { loadTexts } from '@fairground/client/texts';
import type { PageName, PageProps, SiteRoute } from '../shared/page/site-route.ts';

export type PageModule = { readonly Page: ComponentType<PageProps> };

/** Every file under pages/, each a chunk of its own. */
const PAGES = {
  'home-page': () => import('../pages/home-page.tsx'),
  'register-page': () => import('../pages/register-page.tsx'),
  'point-mall-page': () => import('../pages/point-mall-page.tsx'),
  'ranks-page': () => import('../pages/ranks-page.tsx'),
  'lottery-page': () => import('../pages/lottery-page.tsx'),
  'lottery-check-page': () => import('../pages/lottery-check-page.tsx'),
  'vn-lottery-page': () => import('../pages/vn-lottery-page.tsx'),
  'lobby-page': () => import('../pages/lobby-page.tsx'),
  'promotions-page': () => import('../pages/promotions-page.tsx'),
  'promo-detail-page': () => import('../pages/promo-detail-page.tsx'),
  'seamless-page': () => import('../pages/seamless-page.tsx'),
  'game-page': () => import('../pages/game-page.tsx'),
  'sports-page': () => import('../pages/sports-page.tsx'),
  'card-rooms-page': () => import('../pages/card-rooms-page.tsx'),
  'help-page': () => import('../pages/help-page.tsx'),
  'help-only-page': () => import('../pages/help-only-page.tsx'),
  'download-page': () => import('../pages/download-page.tsx'),
  'fair-page': () => import('../pages/fair-page.tsx'),
  'responsible-page': () => import('../pages/responsible-page.tsx'),
  'login-page': () => import('../pages/login-page.tsx'),
  'reset-password-page': () => import('../pages/reset-password-page.tsx'),
  'not-me-page': () => import('../pages/not-me-page.tsx'),
  'sign-in-page': () => import('../pages/sign-in-page.tsx'),
  'not-found-page': () => import('../pages/not-found-page.tsx'),
} as const satisfies Record<PageName, () => Promise<PageModule>>;

const loaded = new Map<PageName, PageModule>();
const loading = new Map<string, Promise<PageModule>>();
const failed = new Set<string>();

/** The page if it is here already: it can then be drawn at once, and hydration never waits. */
export const loadedPage = ({ page }: SiteRoute): PageModule | undefined => loaded.get(page);

/**
 * Brings a page with its texts and styles. A failed attempt stays failed for anyone who draws it: asking again with
 * every drawing would go on for ever and never show that something is wrong.
 */
export const loadPage = (route: SiteRoute): Promise<PageModule> =>
  bringPage(route, () => Promise.all([PAGES[route.page](), loadTexts(route.namespaces), fullStyles()]));

/** Brings a page somebody is about to visit; what failed before is tried again. */
export const preparePage = (route: SiteRoute): Promise<PageModule> => {
  if (failed.delete(route.id)) loading.delete(route.id);
  return loadPage(route);
};

/** The page that was rendered already: its texts and the styles of its markup came with it. */
export const loadFirstPage = (route: SiteRoute): Promise<PageModule> =>
  bringPage(route, async () => [await PAGES[route.page]()]);

const bringPage = (
  route: SiteRoute,
  bring: () => Promise<readonly [PageModule, ...unknown[]]>,
): Promise<PageModule> => {
  const known = loading.get(route.id);
  if (known) return known;
  const asked = loadChunk(bring).then(([page]) => {
    loaded.set(route.page, page);
    return page;
  });
  loading.set(route.id, asked);
  asked.catch(() => failed.add(route.id));
  return asked;
};
