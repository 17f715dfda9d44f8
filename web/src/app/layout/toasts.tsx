import { toast } from '@fairground/ui/toast';
import { useSyncExternalStore } from 'react';
import { useTranslations } from '../../shared/i18n/index.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { LatePart } from '../../shared/page/late-part.tsx';

const ToastRegion = lazyPart(() => import('@fairground/ui/toast-region').then((part) => part.ToastRegion));

const hasToasts = () => toast.snapshot().length > 0;

/** The corner for short messages; it arrives with the first of them. */
export function Toasts() {
  const t = useTranslations('common');
  const isNeeded = useSyncExternalStore(toast.subscribe, hasToasts, () => false);
  if (!isNeeded) return null;
  return (
    <LatePart>
      <ToastRegion label={t('toast.label')} dismissLabel={t('action.close')} />
    </LatePart>
  );
}
