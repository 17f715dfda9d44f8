import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { LaunchLogin } from '../features/account/index.ts';
import { OpenToPlay } from '../shared/session/open-to-play.tsx';
import { GameDetails } from '../features/games/index.ts';
import { ClosedSite } from '../features/site-closed/index.ts';
import { useSiteStatus } from '../shared/site/site-status.ts';
import { CrashScreen } from './crash-screen.tsx';
import { ErrorBoundary } from '../shared/page/error-boundary.tsx';
import { useGuard } from './use-guard.ts';
import { useLaunchCode } from './use-launch-code.ts';
import { useLiveChanges } from './use-live-changes.ts';
import { useVisit } from './use-visit.ts';
import { LatePart } from '../shared/page/late-part.tsx';
import { Layout } from './layout/layout.tsx';
import { MemberPlace } from './layout/member-place.tsx';
import { ModalHost } from './layout/modal-host.tsx';
import { PageSkeleton } from './layout/page-skeleton.tsx';
import { Popups } from './layout/popups.tsx';
import { Toasts } from './layout/toasts.tsx';
import { PageOutlet, useRouteMatch } from './page-outlet.tsx';
import { mayBeInterrupted } from './routes.ts';

/** The whole site, or what stands in its place while it is closed to this visitor. */
export function App() {
  useVisit();
  useLiveChanges();
  const status = useSiteStatus();
  if (status === undefined || status.status === 0) return <OpenSite />;
  return (
    <ErrorBoundary Fallback={CrashScreen}>
      <Suspense fallback={null}>
        <ClosedSite status={status} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OpenSite() {
  const { route } = useRouteMatch();
  const isSentAway = useGuard();
  const launch = useLaunchCode();
  return (
    <>
      <Layout chrome={route.chrome ?? 'full'}>
        <ErrorBoundary key={route.id} Fallback={CrashScreen}>
          {isSentAway ? <PageSkeleton /> : <PageOutlet fallback={<PageSkeleton />} />}
        </ErrorBoundary>
      </Layout>
      {launch.code !== null && (
        <LatePart>
          <LaunchLogin code={launch.code} onDone={launch.forget} />
        </LatePart>
      )}
      <OpenToPlay>
        <OpenDetails />
        {mayBeInterrupted(route) && <Popups />}
      </OpenToPlay>
      <ModalHost />
      <MemberPlace />
      <Toasts />
    </>
  );
}

/** The details of the game the address names, on whichever page. */
function OpenDetails() {
  const nodeId = new URLSearchParams(useSearch()).get('game');
  if (nodeId === null) return null;
  return (
    <LatePart key={nodeId}>
      <GameDetails nodeId={nodeId} />
    </LatePart>
  );
}
