import { Suspense } from 'react';
import { ErrorBoundary } from '../../../shared/page/error-boundary.tsx';
import { useTranslations } from '../../../shared/i18n/index.ts';
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

/** The same under a heading of its own, where they are a part of the content. */
export function ProvidersSection() {
  const t = useTranslations('common');
  return (
    <section aria-labelledby="providers" className="grid grid-cols-1 gap-4">
      <h2 id="providers" className="text-lg">
        {t('footer.vendors')}
      </h2>
      <Providers />
    </section>
  );
}
