import { loadTexts } from '../shared/i18n/browser-texts.ts';
import { fullStyles } from '../shared/full-styles.ts';
import type { PageModule, RouteId, SiteRoute } from './routes.ts';

const loaded = new Map<RouteId, PageModule>();
const loading = new Map<RouteId, Promise<PageModule>>();

/** The page if it is here already: it can then be drawn at once, and hydration never waits. */
export const loadedPage = ({ id }: SiteRoute): PageModule | undefined => loaded.get(id);

/** Brings a page with its texts and styles; a failed attempt is forgotten, so that the next one tries again. */
export const loadPage = (route: SiteRoute): Promise<PageModule> => {
  const known = loading.get(route.id);
  if (known) return known;
  const asked = Promise.all([route.load(), loadTexts(route.namespaces), fullStyles()]).then(([page]) => {
    loaded.set(route.id, page);
    return page;
  });
  loading.set(route.id, asked);
  asked.catch(() => loading.delete(route.id));
  return asked;
};
