import { type ReactNode, Suspense, useEffect } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '@fairground/ui/button';
import { useTranslations } from '../i18n/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';

type LatePartProps = {
  readonly children: ReactNode;
  /** Of its size, where the page has kept a place for it. */
  readonly fallback?: ReactNode;
};

/** The place of a part that comes when it is first needed; should it not come, the page under it stays as it is. */
export function LatePart({ children, fallback = null }: LatePartProps) {
  return (
    <ErrorBoundary Fallback={LateError}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Made only of what is already here: whatever kept the part away would keep a prettier message away too. */
function LateError({ error }: { readonly error: unknown }) {
  const t = useTranslations('common');
  useEffect(() => console.warn(error), [error]);
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-lg flex-wrap items-center gap-4 rounded-lg bg-popup p-4 shadow-high md:bottom-6"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{t('crash.chunk-title')}</p>
        <p className="text-sm text-ink-soft">{t('crash.chunk-text')}</p>
      </div>
      <Button iconStart={<RotateCw aria-hidden="true" />} onClick={() => location.reload()}>
        {t('crash.reload')}
      </Button>
    </div>
  );
}
