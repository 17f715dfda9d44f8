import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { isPlainClick } from '../shared/page/plain-click.ts';
import { preparePage } from './pages.ts';
import { matchRoute, queriesOf } from './routes.ts';
import type { RouteMatch } from './routes.ts';

/**
 * One pair of ears for every link of the site, instead of a handler on each: plain `<a href>` moves without a reload,
 * and a link that is pointed at, focused or touched brings its page before the click.
 */
export const followLinks = (queryClient: QueryClient): void => {
  document.addEventListener('click', (event) => {
    const anchor = anchorOf(event);
    if (!anchor || event.defaultPrevented || !isPlainClick(event) || !staysHere(anchor)) return;
    event.preventDefault();
    preloadRoute(matchRoute(anchor.pathname), queryClient);
    navigate(`${anchor.pathname}${anchor.search}${anchor.hash}`);
  });
  const prepare = (event: Event) => {
    const anchor = anchorOf(event);
    if (!anchor || !staysHere(anchor)) return;
    const match = matchRoute(anchor.pathname);
    preloadRoute(match, queryClient);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, prepare, { passive: true });
};

/** A preload is a guess: when it fails, the click tries once more, and the page says so if that fails too. */
const preloadRoute = ({ route, params }: RouteMatch, queryClient: QueryClient): void => {
  preparePage(route).catch((error: unknown) => console.warn(error));
  for (const query of queriesOf(route, params)) void queryClient.prefetchQuery(query);
};

const anchorOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether the link leads to another page of this site, and not to a file, a tab of its own or the same page's hash. */
const staysHere = (anchor: HTMLAnchorElement): boolean =>
  anchor.origin === location.origin &&
  !anchor.hasAttribute('download') &&
  (anchor.target === '' || anchor.target === '_self') &&
  matchRoute(anchor.pathname).route.id !== 'not-found' &&
  !(anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search);
