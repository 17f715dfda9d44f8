import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { lazyPart } from '../shared/lazy-part.ts';
import { loadedPage, loadPage } from './pages.ts';
import { matchRoute } from './routes.ts';
import type { RouteMatch } from './routes.ts';

const OnlyIfOpen = lazyPart(() => import('./layout/closed-page.tsx').then((part) => part.OnlyIfOpen), ['protection']);

/** The page of the address, as `route` and its parameters. */
export const useRouteMatch = (): RouteMatch => {
  const [path] = useLocation();
  return matchRoute(path);
};

type PageOutletProps = {
  /** Shown while a page that is not here yet is on its way; it has the size of a page. */
  readonly fallback: ReactNode;
};

/**
 * Draws the page of the address: at once if it is loaded, else after its skeleton. A member that excluded itself is not shown
 * pages that invite to play.
 */
export function PageOutlet({ fallback }: PageOutletProps) {
  const match = useRouteMatch();
  const isClosed = useSession(isClosedToPlay);
  const current = <CurrentPage {...match} />;
  return (
    <Suspense key={match.route.id} fallback={fallback}>
      {isClosed ? <OnlyIfOpen id={match.route.id}>{current}</OnlyIfOpen> : current}
    </Suspense>
  );
}

/** One component for both cases: a page drawn again after it was loaded is the same page, with what was typed into it. */
function CurrentPage(match: RouteMatch) {
  const { Page } = loadedPage(match.route) ?? use(loadPage(match.route));
  return <Page {...match} />;
}
