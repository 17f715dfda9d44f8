import { Suspense } from 'react';
import { ErrorBoundary } from '../../../shared/page/error-boundary.tsx';
import { WhenNear } from '../../../shared/page/when-near.tsx';
import { ProviderList } from '../lazy-parts.ts';

const PLACE = <div className="min-h-48" />;

/** Nobody asked for the marks: should they not come, as without a network, the page need not say so. */
const Nothing = () => null;

/** The vendors' marks with the room they take, on pages where they come last. */
export function Providers() {
  return (
    <WhenNear fallback={PLACE}>
      <ErrorBoundary Fallback={Nothing}>
        <Suspense fallback={PLACE}>
          <ProviderList />
        </Suspense>
      </ErrorBoundary>
    </WhenNear>
  );
}
