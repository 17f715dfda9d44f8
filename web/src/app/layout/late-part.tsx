import { type ReactNode, Suspense, useEffect } from 'react';
import { toast } from '@fairground/ui/toast';
import { useTranslations } from '../../shared/i18n/index.ts';
import { closeModal } from '../../shared/store/modal-store.ts';
import { showChat } from '../../shared/store/chat-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

type LatePartProps = { readonly children: ReactNode };

/** The place of a part that comes when it is first needed; should it not come, the page under it stays as it is. */
export function LatePart({ children }: LatePartProps) {
  return (
    <ErrorBoundary Fallback={LateError}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LateError({ error }: { readonly error: unknown }) {
  const t = useTranslations('common');
  useEffect(() => {
    console.warn(error);
    toast.show({ id: 'late-part', tone: 'loss', title: t('crash.chunk-title'), description: t('crash.chunk-text') });
    closeModal();
    showChat('closed');
  }, [error, t]);
  return null;
}
