import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { loadedPage, loadPage } from './pages.ts';
import { matchRoute } from './routes.ts';
import type { RouteMatch } from './routes.ts';

/** The page of the address, as `route` and its parameters. */
export const useRouteMatch = (): RouteMatch => {
  const [path] = useLocation();
  return matchRoute(path);
};

type PageOutletProps = {
  /** Shown while a page that is not here yet is on its way; it has the size of a page. */
  readonly fallback: ReactNode;
};

/** Draws the page of the address: at once if it is loaded, else after its skeleton. */
export function PageOutlet({ fallback }: PageOutletProps) {
  const match = useRouteMatch();
  const page = loadedPage(match.route);
  return (
    <Suspense key={match.route.id} fallback={fallback}>
      {page ? <page.Page {...match} /> : <ArrivingPage {...match} />}
    </Suspense>
  );
}

function ArrivingPage(match: RouteMatch) {
  const { Page } = use(loadPage(match.route));
  return <Page {...match} />;
}
